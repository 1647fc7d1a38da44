-- FORCE: the policies hold for the owner too. A table without it would be open to whatever runs as the owner.
alter table users force row level security;
--> statement-breakpoint
alter table sessions force row level security;
--> statement-breakpoint
alter table accounts force row level security;
--> statement-breakpoint
alter table verifications force row level security;
--> statement-breakpoint
alter table jwks force row level security;
--> statement-breakpoint
alter table rate_limits force row level security;
--> statement-breakpoint
alter table profiles force row level security;
--> statement-breakpoint
alter table user_keys force row level security;
--> statement-breakpoint
alter table outbox force row level security;
--> statement-breakpoint
grant select, insert, update, delete on users, sessions, accounts, verifications, jwks, rate_limits to app_auth;
--> statement-breakpoint
grant insert on profiles, outbox to app_auth;
--> statement-breakpoint
grant select, update (life_stage, updated_at) on profiles to app_user;
--> statement-breakpoint
grant select, insert on user_keys to app_user;
--> statement-breakpoint
grant insert on outbox to app_user;
--> statement-breakpoint
grant select, update, delete on outbox to app_worker;
--> statement-breakpoint
grant select (id, email, email_verified, full_name) on users to app_worker;
--> statement-breakpoint
grant select on user_keys to app_worker;
--> statement-breakpoint
-- An account without a profile cannot exist: the profile and the promise of the verification mail are made by the
-- statement that makes the account, as the role that makes it (app_auth), so no privilege is borrowed.
create function create_profile_with_account() returns trigger language plpgsql as $$
begin
  insert into profiles (id, full_name) values (new.id, new.full_name);
  if not new.email_verified then
    insert into outbox (user_id, job) values (new.id, 'send-verification-mail');
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger users_create_profile after insert on users for each row execute function create_profile_with_account();
