ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'send-password-reset-mail', 'send-password-changed-mail', 'send-password-removed-mail', 'send-factors-changed-mail', 'send-email-change-mails', 'send-email-changed-mail', 'send-sign-in-notice', 'send-account-linked-mail', 'read-document', 'ask-model', 'send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message'));--> statement-breakpoint
-- A passkey is a way in as well: a password that is set beside it, after a reset by mail, is told too.
create or replace function promise_password_notice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    or exists (select from accounts where user_id = new.user_id and id <> new.id)
    or exists (select from factors where user_id = new.user_id and status = 'verified') then
    insert into outbox (user_id, job) values (new.user_id, 'send-password-changed-mail');
  end if;
  return new;
end
$$;
