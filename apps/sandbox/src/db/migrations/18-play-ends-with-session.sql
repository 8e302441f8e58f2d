-- Binds game and lottery sessions to the sign-in session in which they were launched.

ALTER TABLE game_session ADD COLUMN token_hash TEXT;
ALTER TABLE lottery_session ADD COLUMN token_hash TEXT;
CREATE TRIGGER play_ends_with_session AFTER DELETE ON session BEGIN
  UPDATE game_session SET ends_at = 0 WHERE tenant = OLD.tenant AND member = OLD.member AND token_hash = OLD.token_hash;
  UPDATE lottery_session SET ends_at = 0 WHERE tenant = OLD.tenant AND member = OLD.member AND token_hash = OLD.token_hash;
END;
