-- Whoever changes the password of an account, in whichever way: its owner is told. The promise is made by the statement
-- that changes it, as the role that does (app_auth). A first password beside other ways in is a change too.
create function promise_password_notice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from accounts where user_id = new.user_id and id <> new.id) then
    insert into outbox (user_id, job) values (new.user_id, 'send-password-changed-mail');
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger accounts_password_set after insert on accounts for each row
  when (new.password is not null) execute function promise_password_notice();
--> statement-breakpoint
create trigger accounts_password_changed after update of password on accounts for each row
  when (old.password is distinct from new.password and new.password is not null)
  execute function promise_password_notice();
