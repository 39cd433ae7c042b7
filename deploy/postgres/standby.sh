#!/bin/bash
# The standby begins with a copy of the primary and follows it from then on; after `pg_ctl promote` it takes its place.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chmod 700 "$PGDATA"
  source="host=primary user=comptoir password=$POSTGRES_PASSWORD application_name=standby"
  until pg_basebackup --dbname "$source" --pgdata "$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast; do
    sleep 1
  done
  # Once promoted it has no standby of its own, and must not wait for one.
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
fi
exec postgres -c max_connections=120 -c random_page_cost=1.1 -c wal_keep_size=1GB
