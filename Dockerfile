# Built in two stages: the second holds the environment and the code, no installer's leftovers.
FROM python:3.13-slim AS environment
RUN python -m venv /opt/talon
# The lock alone comes first: a change of code leaves this layer as it is.
COPY requirements/docker.txt /tmp/docker.txt
RUN /opt/talon/bin/python -m pip install --no-cache-dir --require-hashes --only-binary :all: -r /tmp/docker.txt

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home talon \
    && mkdir /data \
    && chown talon /data
COPY --from=environment /opt/talon /opt/talon
WORKDIR /app
COPY pyproject.toml LICENSE ./
COPY games games
COPY storage storage
COPY bot bot
ENV PATH=/opt/talon/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    HEALTH_PORT=8080 \
    DATABASE_URL=sqlite+aiosqlite:////data/talon.db
USER talon
VOLUME /data
# The bot finishes what it has begun and leaves on SIGTERM; exec form, so that the signal reaches it.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "bot", "--healthcheck"]
CMD ["python", "-m", "bot"]
