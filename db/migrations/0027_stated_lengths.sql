ALTER TABLE "onboarding_answers" DROP CONSTRAINT "onboarding_answers_cycle_length";--> statement-breakpoint
ALTER TABLE "period_tracking" DROP CONSTRAINT "period_tracking_cycle_length";--> statement-breakpoint
ALTER TABLE "onboarding_answers" ADD CONSTRAINT "onboarding_answers_cycle_length" CHECK ("onboarding_answers"."cycle_length" between 21 and 90);--> statement-breakpoint
ALTER TABLE "period_tracking" ADD CONSTRAINT "period_tracking_cycle_length" CHECK ("period_tracking"."cycle_length" between 21 and 90);