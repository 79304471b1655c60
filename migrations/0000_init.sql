CREATE TABLE `bags` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`tag` integer NOT NULL,
	`in_change_id` text NOT NULL,
	`out_change_id` text,
	`void_change_id` text,
	`out_to` text,
	`collector_link_id` text,
	`photo_key` text,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`in_change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`out_change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`void_change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`collector_link_id`) REFERENCES `stay_links`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bags_tag" CHECK(typeof("bags"."tag") = 'integer' AND "bags"."tag" >= 1),
	CONSTRAINT "bags_out_to" CHECK("bags"."out_to" IN ('guest', 'collector', 'disposed')),
	CONSTRAINT "bags_out" CHECK(("bags"."out_to" IS NULL) = ("bags"."out_change_id" IS NULL)),
	CONSTRAINT "bags_void" CHECK("bags"."out_change_id" IS NULL OR "bags"."void_change_id" IS NULL)
);
--> statement-breakpoint
CREATE INDEX `bags_of` ON `bags` (`stay_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bags_tag_in_house` ON `bags` (`tag`) WHERE "bags"."out_change_id" IS NULL AND "bags"."void_change_id" IS NULL;--> statement-breakpoint
CREATE TABLE `closures` (
	`id` text PRIMARY KEY NOT NULL,
	`change_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`lifted_at` integer,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "closures_kind" CHECK("closures"."kind" IN ('shut', 'full')),
	CONSTRAINT "closures_time" CHECK("closures"."from_at" < "closures"."to_at")
);
--> statement-breakpoint
CREATE INDEX `closures_ahead` ON `closures` (`to_at`);--> statement-breakpoint
CREATE TABLE `stay_links` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`change_id` text NOT NULL,
	`purpose` text NOT NULL,
	`name` text,
	`key_version` integer DEFAULT 1 NOT NULL,
	`expires_at` integer,
	`used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stay_links_purpose" CHECK("stay_links"."purpose" IN ('guest', 'collector'))
);
--> statement-breakpoint
CREATE INDEX `stay_links_of` ON `stay_links` (`stay_id`);--> statement-breakpoint
CREATE TABLE `charges` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`change_id` text NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "charges_kind" CHECK("charges"."kind" IN ('quote', 'changed', 'extra_days', 'reinstated', 'unused_days', 'not_due', 'goodwill', 'written_off')),
	CONSTRAINT "charges_cents" CHECK(typeof("charges"."cents") = 'integer' AND "charges"."cents" <> 0),
	CONSTRAINT "charges_owed" CHECK("charges"."kind" NOT IN ('quote', 'reinstated') OR "charges"."cents" > 0),
	CONSTRAINT "charges_credit" CHECK("charges"."kind" NOT IN ('not_due', 'goodwill', 'written_off') OR "charges"."cents" < 0)
);
--> statement-breakpoint
CREATE INDEX `charges_of` ON `charges` (`stay_id`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`change_id` text NOT NULL,
	`state` text NOT NULL,
	`cents` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`due_by` integer,
	`closed_at` integer,
	`check_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "disputes_state" CHECK("disputes"."state" IN ('inquiry', 'open', 'won', 'lost', 'closed')),
	CONSTRAINT "disputes_cents" CHECK(typeof("disputes"."cents") = 'integer' AND "disputes"."cents" >= 1),
	CONSTRAINT "disputes_closed" CHECK(("disputes"."state" IN ('won', 'lost', 'closed')) = ("disputes"."closed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `disputes_of` ON `disputes` (`payment_id`);--> statement-breakpoint
CREATE INDEX `disputes_to_check` ON `disputes` (`check_at`) WHERE "disputes"."check_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`change_id` text NOT NULL,
	`method` text NOT NULL,
	`state` text NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`cents` integer NOT NULL,
	`received_cents` integer DEFAULT 0 NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`offer` text,
	`intent_id` text,
	`attempt` integer DEFAULT 1 NOT NULL,
	`check_at` integer,
	`settled_at` integer,
	`voided_at` integer,
	`fiscal_number` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_method" CHECK("payments"."method" IN ('stripe', 'cash', 'desk_card')),
	CONSTRAINT "payments_state" CHECK("payments"."state" IN ('pending', 'processing', 'failed', 'canceled', 'succeeded', 'review', 'voided')),
	CONSTRAINT "payments_cents" CHECK(typeof("payments"."cents") = 'integer' AND "payments"."cents" >= 1),
	CONSTRAINT "payments_received" CHECK(typeof("payments"."received_cents") = 'integer' AND "payments"."received_cents" >= 0),
	CONSTRAINT "payments_refunded" CHECK(typeof("payments"."refunded_cents") = 'integer' AND "payments"."refunded_cents" >= 0 AND "payments"."refunded_cents" <= "payments"."received_cents"),
	CONSTRAINT "payments_offer" CHECK("payments"."offer" IS NULL OR json_valid("payments"."offer")),
	CONSTRAINT "payments_attempt" CHECK(typeof("payments"."attempt") = 'integer' AND "payments"."attempt" >= 1),
	CONSTRAINT "payments_at_the_desk" CHECK("payments"."method" = 'stripe' OR ("payments"."intent_id" IS NULL AND "payments"."check_at" IS NULL AND "payments"."offer" IS NULL AND "payments"."state" IN ('succeeded', 'voided'))),
	CONSTRAINT "payments_not_voided" CHECK("payments"."method" <> 'stripe' OR "payments"."state" <> 'voided'),
	CONSTRAINT "payments_succeeded" CHECK("payments"."state" <> 'succeeded' OR ("payments"."received_cents" = "payments"."cents" AND "payments"."currency" = 'EUR' AND "payments"."settled_at" IS NOT NULL)),
	CONSTRAINT "payments_no_money" CHECK("payments"."state" IN ('succeeded', 'review') OR "payments"."received_cents" = 0),
	CONSTRAINT "payments_voided" CHECK(("payments"."state" = 'voided') = ("payments"."voided_at" IS NOT NULL)),
	CONSTRAINT "payments_at_stripe" CHECK("payments"."state" NOT IN ('processing', 'review') OR "payments"."intent_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intentId_unique` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_of` ON `payments` (`stay_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_open` ON `payments` (`stay_id`) WHERE "payments"."method" = 'stripe' AND "payments"."state" IN ('pending', 'processing', 'failed');--> statement-breakpoint
CREATE INDEX `payments_to_check` ON `payments` (`check_at`) WHERE "payments"."check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`settled_at`) WHERE "payments"."settled_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`change_id` text NOT NULL,
	`method` text NOT NULL,
	`state` text NOT NULL,
	`cents` integer NOT NULL,
	`reason` text NOT NULL,
	`stripe_id` text,
	`attempt` integer DEFAULT 1 NOT NULL,
	`check_at` integer,
	`at` integer NOT NULL,
	`failed_at` integer,
	`fiscal_number` text,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_method" CHECK("refunds"."method" IN ('stripe', 'cash', 'desk_card')),
	CONSTRAINT "refunds_state" CHECK("refunds"."state" IN ('requested', 'pending', 'succeeded', 'failed', 'canceled')),
	CONSTRAINT "refunds_cents" CHECK(typeof("refunds"."cents") = 'integer' AND "refunds"."cents" >= 1),
	CONSTRAINT "refunds_attempt" CHECK(typeof("refunds"."attempt") = 'integer' AND "refunds"."attempt" >= 1),
	CONSTRAINT "refunds_at_the_desk" CHECK("refunds"."method" = 'stripe' OR ("refunds"."stripe_id" IS NULL AND "refunds"."state" = 'succeeded')),
	CONSTRAINT "refunds_at_stripe" CHECK("refunds"."method" <> 'stripe' OR "refunds"."state" IN ('requested', 'failed') OR "refunds"."stripe_id" IS NOT NULL),
	CONSTRAINT "refunds_failed" CHECK(("refunds"."state" IN ('failed', 'canceled')) = ("refunds"."failed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_stripeId_unique` ON `refunds` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `refunds_of` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_to_check` ON `refunds` (`check_at`) WHERE "refunds"."check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_by_time` ON `refunds` (`at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text,
	`message` text NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "contact_messages_read" CHECK("contact_messages"."read" IN (0, 1))
);
--> statement-breakpoint
CREATE INDEX `contact_messages_newest` ON `contact_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`leased_until` integer,
	`started_at` integer,
	`ok_at` integer,
	`failed_at` integer,
	`last_error` text,
	`cursor` integer
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`change_id` text NOT NULL,
	`stay_id` text,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`leased_until` integer,
	`last_error` text,
	`sent_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "outbox_data" CHECK(json_valid("outbox"."data")),
	CONSTRAINT "outbox_status" CHECK("outbox"."status" IN ('held', 'queued', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_of` ON `outbox` (`stay_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`change_id`,`kind`,`stay_id`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`intent_id` text,
	`received_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`processed_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_events_old` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text,
	`version` integer,
	`subject_id` text,
	`action` text NOT NULL,
	`actor` text NOT NULL,
	`staff_id` text,
	`from_status` text,
	`to_status` text,
	`data` text NOT NULL,
	`happened_at` integer NOT NULL,
	`at` integer NOT NULL,
	`idempotency_key` text,
	`request_digest` text,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "audit_actor" CHECK("audit"."actor" IN ('guest', 'staff', 'stripe', 'system')),
	CONSTRAINT "audit_version" CHECK(("audit"."stay_id" IS NULL) = ("audit"."version" IS NULL)),
	CONSTRAINT "audit_staff" CHECK(("audit"."actor" = 'staff') = ("audit"."staff_id" IS NOT NULL)),
	CONSTRAINT "audit_data" CHECK(json_valid("audit"."data")),
	CONSTRAINT "audit_time" CHECK("audit"."happened_at" <= "audit"."at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_idempotencyKey_unique` ON `audit` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `audit_by_subject` ON `audit` (`subject_id`,`at`) WHERE "audit"."subject_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_by_time` ON `audit` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `audit_of_stay` ON `audit` (`stay_id`,`version`);--> statement-breakpoint
CREATE TABLE `payment_statuses` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `staff` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_username_unique` ON `staff` (`username`);--> statement-breakpoint
CREATE TABLE `stay_keys` (
	`key` text NOT NULL,
	`stay_id` text NOT NULL,
	PRIMARY KEY(`key`, `stay_id`),
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stay_keys_of` ON `stay_keys` (`stay_id`);--> statement-breakpoint
CREATE TABLE `stay_states` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stays` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text DEFAULT 'website' NOT NULL,
	`reference` text NOT NULL,
	`customer_name` text,
	`customer_email` text,
	`customer_phone` text,
	`email_key` text,
	`special_requests` text,
	`desk_note` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`service_type` text DEFAULT 'storage' NOT NULL,
	`storage_type` text DEFAULT 'daily' NOT NULL,
	`luggage_count` integer DEFAULT 1 NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer,
	`pick_up_at` integer NOT NULL,
	`duration` integer,
	`tariff` integer NOT NULL,
	`status` text NOT NULL,
	`ended_at` integer,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`total_price` integer DEFAULT 0 NOT NULL,
	`owed` integer DEFAULT 0 NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`charged_back` integer DEFAULT 0 NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`payment_status` text DEFAULT 'pending' NOT NULL,
	`disputed` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`erased_at` integer,
	FOREIGN KEY (`status`) REFERENCES `stay_states`(`name`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_status`) REFERENCES `payment_statuses`(`name`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stays_kind" CHECK("stays"."kind" IN ('booking', 'reservation')),
	CONSTRAINT "stays_luggage_count" CHECK(typeof("stays"."luggage_count") = 'integer' AND "stays"."luggage_count" >= 1),
	CONSTRAINT "stays_duration" CHECK("stays"."duration" IS NULL OR (typeof("stays"."duration") = 'integer' AND "stays"."duration" >= 1)),
	CONSTRAINT "stays_tariff" CHECK(typeof("stays"."tariff") = 'integer' AND "stays"."tariff" >= 1),
	CONSTRAINT "stays_currency" CHECK("stays"."currency" IN ('EUR')),
	CONSTRAINT "stays_total_price" CHECK(typeof("stays"."total_price") = 'integer' AND "stays"."total_price" >= 0),
	CONSTRAINT "stays_owed" CHECK(typeof("stays"."owed") = 'integer' AND "stays"."owed" >= 0),
	CONSTRAINT "stays_received" CHECK(typeof("stays"."received") = 'integer' AND "stays"."received" >= 0),
	CONSTRAINT "stays_returned" CHECK(typeof("stays"."returned") = 'integer' AND "stays"."returned" >= 0 AND "stays"."returned" <= "stays"."received"),
	CONSTRAINT "stays_charged_back" CHECK(typeof("stays"."charged_back") = 'integer' AND "stays"."charged_back" >= 0),
	CONSTRAINT "stays_balance" CHECK("stays"."balance" = "stays"."owed" - "stays"."received" + "stays"."returned" + "stays"."charged_back"),
	CONSTRAINT "stays_disputed" CHECK("stays"."disputed" IN (0, 1)),
	CONSTRAINT "stays_version" CHECK(typeof("stays"."version") = 'integer' AND "stays"."version" >= 1),
	CONSTRAINT "stays_pick_up" CHECK("stays"."start_date" <= "stays"."pick_up_at"),
	CONSTRAINT "stays_end_date" CHECK("stays"."end_date" IS NULL OR "stays"."end_date" >= "stays"."start_date"),
	CONSTRAINT "stays_ended" CHECK("stays"."ended_at" IS NULL OR "stays"."status" NOT IN ('pending', 'confirmed', 'checked_in')),
	CONSTRAINT "stays_erased_name" CHECK(("stays"."erased_at" IS NULL) = ("stays"."customer_name" IS NOT NULL)),
	CONSTRAINT "stays_erased" CHECK("stays"."erased_at" IS NULL OR ("stays"."ended_at" IS NOT NULL AND coalesce("stays"."customer_email", "stays"."customer_phone", "stays"."email_key", "stays"."special_requests", "stays"."desk_note") IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stays_reference_unique` ON `stays` (`reference`);--> statement-breakpoint
CREATE INDEX `stays_newest` ON `stays` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_by_start` ON `stays` (`status`,`start_date`);--> statement-breakpoint
CREATE INDEX `stays_by_pick_up` ON `stays` (`status`,`pick_up_at`);--> statement-breakpoint
CREATE INDEX `stays_by_mailbox` ON `stays` (`email_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `stays_to_erase` ON `stays` (`ended_at`) WHERE "stays"."erased_at" IS NULL AND "stays"."ended_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stays_unsettled` ON `stays` (`balance`) WHERE "stays"."balance" <> 0;--> statement-breakpoint
INSERT INTO `stay_states` (`name`) VALUES ('pending'), ('confirmed'), ('checked_in'), ('completed'), ('cancelled'), ('no_show'), ('expired'), ('abandoned');
--> statement-breakpoint
INSERT INTO `payment_statuses` (`name`) VALUES ('pending'), ('processing'), ('paid'), ('partially_refunded'), ('refunded'), ('failed'), ('canceled'), ('needs_review');
