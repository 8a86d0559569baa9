-- What a mailed link is for: somebody was invited, or has forgotten the password.
ALTER TABLE account_link ADD COLUMN purpose text NOT NULL DEFAULT 'invitation'
  CHECK (purpose IN ('invitation', 'forgotten-password'));
CREATE INDEX account_link_expiry ON account_link (expires_at);
