-- Adds an index for leader boards. Leader boards and missions now count bets when they are settled.

DROP INDEX ledger_stake;
CREATE INDEX settled_bet_by_time ON settled_bet (tenant, at);
ALTER TABLE participation DROP COLUMN since;
