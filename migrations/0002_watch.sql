CREATE TABLE `money_days` (
	`date` text PRIMARY KEY NOT NULL,
	`stripe_cents` integer NOT NULL,
	`books_cents` integer NOT NULL,
	`compared_at` integer NOT NULL,
	CONSTRAINT "money_days_stripe" CHECK(typeof("money_days"."stripe_cents") = 'integer' AND "money_days"."stripe_cents" >= 0),
	CONSTRAINT "money_days_books" CHECK(typeof("money_days"."books_cents") = 'integer' AND "money_days"."books_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `money_days_differ` ON `money_days` (`date`) WHERE "money_days"."stripe_cents" <> "money_days"."books_cents";--> statement-breakpoint
CREATE TABLE `webhook_refusals` (
	`date` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	CONSTRAINT "webhook_refusals_count" CHECK(typeof("webhook_refusals"."count") = 'integer' AND "webhook_refusals"."count" >= 1)
);
--> statement-breakpoint
CREATE INDEX `payments_online` ON `payments` (`paid_at`) WHERE "payments"."method" = 'stripe' AND "payments"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stripe_events_processed` ON `stripe_events` (`processed_at`) WHERE "stripe_events"."processed_at" IS NOT NULL;