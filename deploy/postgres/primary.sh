#!/bin/bash
# Run once by the image of PostgreSQL, when the primary's data folder has just been made.
set -e
echo 'host replication comptoir samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
# From the next start on a commit waits for the standby; set now it would wait for ever for one that cannot exist yet.
psql --username comptoir --dbname comptoir --command "alter system set synchronous_standby_names = 'standby'"
