-- Creates the triggers that update the team tables, and fills the tables from the existing rows. Days begin at midnight
-- in Brasília, which has no daylight saving time: UTC minus 10,800,000 ms, as in `domain/days.ts`.

CREATE TRIGGER member_joins AFTER INSERT ON member BEGIN
  SELECT RAISE(ABORT, 'An upline is a member of the same tenant.')
    WHERE NEW.upline IS NOT NULL AND NOT EXISTS (SELECT 1 FROM member WHERE id = NEW.upline AND tenant = NEW.tenant);
  INSERT INTO team_size (tenant, member) VALUES (NEW.tenant, NEW.id);
  INSERT INTO team_link (tenant, above, below, via, depth, name_key)
    SELECT NEW.tenant, above, NEW.id, CASE depth WHEN 0 THEN NEW.id ELSE via END, depth + 1, NEW.name_key
    FROM team_link WHERE tenant = NEW.tenant AND below = NEW.upline;
  INSERT INTO team_link (tenant, above, below, via, depth, name_key) VALUES (NEW.tenant, NEW.id, NEW.id, 0, 0, NEW.name_key);
  UPDATE team_size SET team = team + 1, direct = direct + (member = NEW.upline)
    WHERE tenant = NEW.tenant AND member IN (SELECT above FROM team_link WHERE tenant = NEW.tenant AND below = NEW.id AND depth > 0);
  INSERT INTO active_day (tenant, member, what, day) VALUES (NEW.tenant, NEW.id, 'join', ((NEW.registered_at - 10800000) / 86400000));
END;

CREATE TRIGGER member_is_renamed AFTER UPDATE OF name_key ON member WHEN NEW.name_key <> OLD.name_key BEGIN
  UPDATE team_link SET name_key = NEW.name_key WHERE tenant = NEW.tenant AND below = NEW.id;
END;

CREATE TRIGGER member_is_placed AFTER UPDATE OF upline ON member WHEN NEW.upline IS NOT OLD.upline BEGIN
  SELECT RAISE(ABORT, 'A place in a team is for good.') WHERE OLD.upline IS NOT NULL;
  SELECT RAISE(ABORT, 'An upline is a member of the same tenant, and not below.')
    WHERE NOT EXISTS (SELECT 1 FROM member WHERE id = NEW.upline AND tenant = NEW.tenant)
      OR EXISTS (SELECT 1 FROM team_link WHERE tenant = NEW.tenant AND above = NEW.id AND below = NEW.upline);
  INSERT INTO team_link (tenant, above, below, via, depth, name_key)
    SELECT NEW.tenant, up.above, down.below, CASE up.depth WHEN 0 THEN NEW.id ELSE up.via END, up.depth + 1 + down.depth, down.name_key
    FROM team_link AS down JOIN team_link AS up ON up.tenant = NEW.tenant AND up.below = NEW.upline WHERE down.tenant = NEW.tenant
      AND down.above = NEW.id;
  UPDATE team_size SET team = team + 1 + (SELECT own.team FROM team_size AS own WHERE own.tenant = NEW.tenant AND own.member = NEW.id),
    direct = direct + (member = NEW.upline)
    WHERE tenant = NEW.tenant AND member IN (SELECT above FROM team_link WHERE tenant = NEW.tenant AND below = NEW.upline);
  INSERT INTO team_active (tenant, member, what, day, last, people)
    SELECT NEW.tenant, up.above, own.what, own.day, own.last, own.people
    FROM team_active AS own JOIN team_link AS up ON up.tenant = NEW.tenant AND up.below = NEW.upline WHERE own.tenant = NEW.tenant
      AND own.member = NEW.id
    ON CONFLICT (tenant, member, what, day, last) DO UPDATE SET people = people + excluded.people;
  INSERT INTO team_bet (tenant, above, at, mark, category, won)
    SELECT NEW.tenant, up.above, bet.at, bet.mark, bet.category, bet.payout > 0
    FROM team_link AS down JOIN settled_bet AS bet ON bet.tenant = NEW.tenant AND bet.member = down.below
      JOIN team_link AS up ON up.tenant = NEW.tenant AND up.below = NEW.upline
    WHERE down.tenant = NEW.tenant AND down.above = NEW.id;
  INSERT INTO team_bet_day (tenant, member, day, category, own_bets, own_won, own_stake, own_won_stake, own_payout, team_bets, team_won,
    team_stake, team_won_stake, team_payout)
    SELECT NEW.tenant, up.above, sums.day, sums.category, 0, 0, 0, 0, 0, sums.team_bets, sums.team_won, sums.team_stake,
      sums.team_won_stake, sums.team_payout
    FROM team_bet_day AS sums JOIN team_link AS up ON up.tenant = NEW.tenant AND up.below = NEW.upline WHERE sums.tenant = NEW.tenant
      AND sums.member = NEW.id
    ON CONFLICT (tenant, member, day, category) DO UPDATE SET own_bets = own_bets + excluded.own_bets,
      own_won = own_won + excluded.own_won, own_stake = own_stake + excluded.own_stake,
      own_won_stake = own_won_stake + excluded.own_won_stake, own_payout = own_payout + excluded.own_payout,
      team_bets = team_bets + excluded.team_bets, team_won = team_won + excluded.team_won, team_stake = team_stake + excluded.team_stake,
      team_won_stake = team_won_stake + excluded.team_won_stake, team_payout = team_payout + excluded.team_payout;
  INSERT INTO team_hour (tenant, above, hour, stake)
    SELECT NEW.tenant, up.above, bet.at / 3600000, SUM(bet.stake)
    FROM team_link AS down JOIN settled_bet AS bet ON bet.tenant = NEW.tenant AND bet.member = down.below
      JOIN team_link AS up ON up.tenant = NEW.tenant AND up.below = NEW.upline
    WHERE down.tenant = NEW.tenant AND down.above = NEW.id GROUP BY up.above, bet.at / 3600000
    ON CONFLICT (tenant, above, hour) DO UPDATE SET stake = stake + excluded.stake;
  INSERT INTO team_entry (tenant, above, at, entry)
    SELECT NEW.tenant, up.above, ledger.at, ledger.id
    FROM team_link AS down JOIN ledger ON ledger.tenant = NEW.tenant AND ledger.member = down.below
      JOIN team_link AS up ON up.tenant = NEW.tenant AND up.below = NEW.upline
    WHERE down.tenant = NEW.tenant AND down.above = NEW.id AND ledger.kind NOT IN ('opening', 'stake', 'payout', 'order', 'refund',
      'prize');
  INSERT INTO team_money_day (tenant, member, day, kind, own_entries, own_in, own_out, team_entries, team_in, team_out)
    SELECT NEW.tenant, up.above, sums.day, sums.kind, 0, 0, 0, sums.team_entries, sums.team_in, sums.team_out
    FROM team_money_day AS sums JOIN team_link AS up ON up.tenant = NEW.tenant AND up.below = NEW.upline WHERE sums.tenant = NEW.tenant
      AND sums.member = NEW.id
    ON CONFLICT (tenant, member, day, kind) DO UPDATE SET own_entries = own_entries + excluded.own_entries,
      own_in = own_in + excluded.own_in, own_out = own_out + excluded.own_out, team_entries = team_entries + excluded.team_entries,
      team_in = team_in + excluded.team_in, team_out = team_out + excluded.team_out;
END;

CREATE TRIGGER session_is_active AFTER INSERT ON session BEGIN
  INSERT INTO active_day (tenant, member, what, day) VALUES (NEW.tenant, NEW.member, 'login', ((NEW.started_at - 10800000) / 86400000))
    ON CONFLICT (tenant, member, what, day) DO NOTHING;
END;

CREATE TRIGGER active_day_counts AFTER INSERT ON active_day BEGIN
  INSERT INTO team_active (tenant, member, what, day, last, people)
    SELECT NEW.tenant, link.above, NEW.what, NEW.day, COALESCE((SELECT MAX(day) FROM active_day WHERE tenant = NEW.tenant
      AND member = NEW.member AND what = NEW.what AND day < NEW.day), -1), 1 FROM team_link AS link WHERE link.tenant = NEW.tenant
      AND link.below = NEW.member
    ON CONFLICT (tenant, member, what, day, last) DO UPDATE SET people = people + excluded.people;
  UPDATE team_active SET people = people - 1
    WHERE tenant = NEW.tenant AND what = NEW.what AND day = (SELECT MIN(day) FROM active_day WHERE tenant = NEW.tenant
      AND member = NEW.member AND what = NEW.what AND day > NEW.day) AND last = COALESCE((SELECT MAX(day) FROM active_day
      WHERE tenant = NEW.tenant AND member = NEW.member AND what = NEW.what AND day < NEW.day), -1)
      AND member IN (SELECT link.above FROM team_link AS link WHERE link.tenant = NEW.tenant AND link.below = NEW.member);
  INSERT INTO team_active (tenant, member, what, day, last, people)
    SELECT NEW.tenant, link.above, NEW.what, (SELECT MIN(day) FROM active_day WHERE tenant = NEW.tenant AND member = NEW.member
      AND what = NEW.what AND day > NEW.day), NEW.day, 1 FROM team_link AS link WHERE link.tenant = NEW.tenant
      AND link.below = NEW.member AND (SELECT MIN(day) FROM active_day WHERE tenant = NEW.tenant AND member = NEW.member
      AND what = NEW.what AND day > NEW.day) IS NOT NULL
    ON CONFLICT (tenant, member, what, day, last) DO UPDATE SET people = people + excluded.people;
END;

CREATE TRIGGER bet_is_settled AFTER INSERT ON bet BEGIN
  INSERT INTO settled_bet (mark, tenant, member, category, stake, payout, at)
    VALUES (NEW.id * 2, NEW.tenant, NEW.member, COALESCE((SELECT game.category FROM game_session
      JOIN game ON game.node_id = game_session.game
      WHERE game_session.id = NEW.session), ''), NEW.stake, NEW.payout, NEW.at);
END;
CREATE TRIGGER lottery_order_is_settled AFTER UPDATE OF status ON lottery_order WHEN OLD.status = 'OPEN' AND NEW.status IN ('WON',
  'LOST') BEGIN
  INSERT INTO settled_bet (mark, tenant, member, category, stake, payout, at)
    VALUES (NEW.id * 2 + 1, NEW.tenant, NEW.member, 'LOTT', NEW.stake - NEW.refund, NEW.payout, NEW.draws_at);
END;

CREATE TRIGGER settled_bet_counts AFTER INSERT ON settled_bet BEGIN
  INSERT INTO active_day (tenant, member, what, day) VALUES (NEW.tenant, NEW.member, 'bet', ((NEW.at - 10800000) / 86400000))
    ON CONFLICT (tenant, member, what, day) DO NOTHING;
  INSERT INTO team_bet (tenant, above, at, mark, category, won)
    SELECT NEW.tenant, link.above, NEW.at, NEW.mark, NEW.category, NEW.payout > 0 FROM team_link AS link WHERE link.tenant = NEW.tenant
      AND link.below = NEW.member AND link.depth > 0;
  INSERT INTO team_bet_day (tenant, member, day, category, own_bets, own_won, own_stake, own_won_stake, own_payout, team_bets, team_won,
    team_stake, team_won_stake, team_payout)
    SELECT NEW.tenant, link.above, ((NEW.at - 10800000) / 86400000), NEW.category,
      link.depth = 0, link.depth = 0 AND NEW.payout > 0, (link.depth = 0) * NEW.stake, (link.depth = 0 AND NEW.payout > 0) * NEW.stake,
        (link.depth = 0) * NEW.payout,
      1, NEW.payout > 0, NEW.stake, (NEW.payout > 0) * NEW.stake, NEW.payout FROM team_link AS link WHERE link.tenant = NEW.tenant
        AND link.below = NEW.member
    ON CONFLICT (tenant, member, day, category) DO UPDATE SET own_bets = own_bets + excluded.own_bets,
      own_won = own_won + excluded.own_won, own_stake = own_stake + excluded.own_stake,
      own_won_stake = own_won_stake + excluded.own_won_stake, own_payout = own_payout + excluded.own_payout,
      team_bets = team_bets + excluded.team_bets, team_won = team_won + excluded.team_won, team_stake = team_stake + excluded.team_stake,
      team_won_stake = team_won_stake + excluded.team_won_stake, team_payout = team_payout + excluded.team_payout;
  INSERT INTO team_hour (tenant, above, hour, stake)
    SELECT NEW.tenant, link.above, NEW.at / 3600000, NEW.stake FROM team_link AS link WHERE link.tenant = NEW.tenant
      AND link.below = NEW.member AND link.depth > 0
    ON CONFLICT (tenant, above, hour) DO UPDATE SET stake = stake + excluded.stake;

  INSERT INTO rebate_day (tenant, member, via, day, category, volume, parts)
    SELECT NEW.tenant, link.above, link.via, ((NEW.at - 10800000) / 86400000), NEW.category, NEW.stake,
      NEW.stake * (own.rate - COALESCE(passed.rate, 0))
    FROM team_link AS link
    JOIN agent_rate AS own ON own.tenant = NEW.tenant AND own.member = link.above AND own.category = NEW.category
    LEFT JOIN agent_rate AS passed ON passed.tenant = NEW.tenant AND passed.member = link.via AND passed.category = NEW.category
    WHERE link.tenant = NEW.tenant AND link.below = NEW.member AND link.depth > 0
    ON CONFLICT (tenant, member, via, day, category) DO UPDATE SET volume = volume + excluded.volume, parts = parts + excluded.parts;

  INSERT INTO rebate_day (tenant, member, via, day, category, volume, parts)
    SELECT NEW.tenant, link.above, 0, ((NEW.at - 10800000) / 86400000), NEW.category, NEW.stake,
      NEW.stake * (own.rate - COALESCE(passed.rate, 0))
    FROM team_link AS link
    JOIN agent_rate AS own ON own.tenant = NEW.tenant AND own.member = link.above AND own.category = NEW.category
    LEFT JOIN agent_rate AS passed ON passed.tenant = NEW.tenant AND passed.member = link.via AND passed.category = NEW.category
    WHERE link.tenant = NEW.tenant AND link.below = NEW.member AND link.depth > 0
    ON CONFLICT (tenant, member, via, day, category) DO UPDATE SET volume = volume + excluded.volume, parts = parts + excluded.parts;
END;

CREATE TRIGGER entry_counts AFTER INSERT ON ledger WHEN NEW.kind NOT IN ('opening', 'stake', 'payout', 'order', 'refund', 'prize') BEGIN
  INSERT INTO team_entry (tenant, above, at, entry) SELECT NEW.tenant, link.above, NEW.at, NEW.id FROM team_link AS link
    WHERE link.tenant = NEW.tenant AND link.below = NEW.member AND link.depth > 0;
  INSERT INTO team_money_day (tenant, member, day, kind, own_entries, own_in, own_out, team_entries, team_in, team_out)
    SELECT NEW.tenant, link.above, ((NEW.at - 10800000) / 86400000), NEW.kind,
      link.depth = 0, (link.depth = 0) * MAX(NEW.amount, 0), (link.depth = 0) * MAX(-NEW.amount, 0), 1, MAX(NEW.amount, 0),
        MAX(-NEW.amount, 0) FROM team_link AS link WHERE link.tenant = NEW.tenant AND link.below = NEW.member
    ON CONFLICT (tenant, member, day, kind) DO UPDATE SET own_entries = own_entries + excluded.own_entries,
      own_in = own_in + excluded.own_in, own_out = own_out + excluded.own_out, team_entries = team_entries + excluded.team_entries,
      team_in = team_in + excluded.team_in, team_out = team_out + excluded.team_out;
END;

CREATE TRIGGER agent_rate_is_within_insert BEFORE INSERT ON agent_rate BEGIN
  SELECT RAISE(ABORT, 'A rate is at most that of the upline.') WHERE NEW.upline IS NOT NULL AND NEW.rate >
    COALESCE((SELECT rate FROM agent_rate WHERE tenant = NEW.tenant AND member = NEW.upline AND category = NEW.category), 0);
  SELECT RAISE(ABORT, 'A rate is at least what was passed on.') WHERE NEW.rate <
    (SELECT MAX(rate) FROM agent_rate WHERE tenant = NEW.tenant AND upline = NEW.member AND category = NEW.category);
END;

CREATE TRIGGER agent_rate_is_within_update BEFORE UPDATE ON agent_rate BEGIN
  SELECT RAISE(ABORT, 'A rate is at most that of the upline.') WHERE NEW.upline IS NOT NULL AND NEW.rate >
    COALESCE((SELECT rate FROM agent_rate WHERE tenant = NEW.tenant AND member = NEW.upline AND category = NEW.category), 0);
  SELECT RAISE(ABORT, 'A rate is at least what was passed on.') WHERE NEW.rate <
    (SELECT MAX(rate) FROM agent_rate WHERE tenant = NEW.tenant AND upline = NEW.member AND category = NEW.category);
END;

INSERT INTO team_size (tenant, member) SELECT tenant, id FROM member;
WITH RECURSIVE link (tenant, above, below, via, depth, name_key) AS (
  SELECT tenant, id, id, 0, 0, name_key FROM member
  UNION ALL SELECT member.tenant, link.above, member.id, CASE link.depth WHEN 0 THEN member.id ELSE link.via END, link.depth + 1,
    member.name_key
  FROM link JOIN member ON member.tenant = link.tenant AND member.upline = link.below
) INSERT INTO team_link (tenant, above, below, via, depth, name_key) SELECT * FROM link;
UPDATE team_size SET team = (SELECT COUNT(*) - 1 FROM team_link AS link WHERE link.tenant = team_size.tenant
  AND link.above = team_size.member),
  direct = (SELECT COUNT(*) FROM member WHERE member.tenant = team_size.tenant AND member.upline = team_size.member);
INSERT INTO active_day (tenant, member, what, day) SELECT tenant, id, 'join', ((registered_at - 10800000) / 86400000) FROM member;
INSERT INTO active_day (tenant, member, what, day) SELECT DISTINCT tenant, member, 'login', ((started_at - 10800000) / 86400000)
  FROM session;
INSERT INTO settled_bet (mark, tenant, member, category, stake, payout, at)
  SELECT bet.id * 2, bet.tenant, bet.member, COALESCE(game.category, ''), bet.stake, bet.payout, bet.at
  FROM bet LEFT JOIN game_session ON game_session.id = bet.session LEFT JOIN game ON game.node_id = game_session.game;
INSERT INTO settled_bet (mark, tenant, member, category, stake, payout, at)
  SELECT id * 2 + 1, tenant, member, 'LOTT', stake - refund, payout, draws_at FROM lottery_order WHERE status IN ('WON', 'LOST');
INSERT INTO team_entry (tenant, above, at, entry)
  SELECT link.tenant, link.above, ledger.at, ledger.id FROM ledger JOIN team_link AS link ON link.tenant = ledger.tenant
    AND link.below = ledger.member
  WHERE link.depth > 0 AND ledger.kind NOT IN ('opening', 'stake', 'payout', 'order', 'refund', 'prize');
INSERT INTO team_money_day (tenant, member, day, kind, own_entries, own_in, own_out, team_entries, team_in, team_out)
  SELECT link.tenant, link.above, ((ledger.at - 10800000) / 86400000), ledger.kind, SUM(link.depth = 0),
    SUM((link.depth = 0) * MAX(amount, 0)), SUM((link.depth = 0) * MAX(-amount, 0)),
    COUNT(*), SUM(MAX(amount, 0)), SUM(MAX(-amount, 0))
  FROM ledger JOIN team_link AS link ON link.tenant = ledger.tenant AND link.below = ledger.member
  WHERE ledger.kind NOT IN ('opening', 'stake', 'payout', 'order', 'refund', 'prize') GROUP BY link.tenant, link.above,
    ((ledger.at - 10800000) / 86400000), ledger.kind;
