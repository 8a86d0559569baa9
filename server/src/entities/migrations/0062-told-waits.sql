-- When the audit log was told that somebody has to wait before the next guess: once for each wait, however often they
-- try meanwhile.
ALTER TABLE identity_password_guess ADD COLUMN wait_told_at timestamptz;
