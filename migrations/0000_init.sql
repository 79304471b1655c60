CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject_id` text NOT NULL,
	`from_state` text,
	`to_state` text
);
--> statement-breakpoint
CREATE INDEX `audit_by_subject` ON `audit` (`subject_id`,`at`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text,
	`name_key` text NOT NULL,
	`email_key` text NOT NULL,
	`phone_key` text,
	`service_type` text DEFAULT 'storage' NOT NULL,
	`luggage_count` integer DEFAULT 1 NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer,
	`special_requests` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`idempotency_key` text NOT NULL,
	`request_digest` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`storage_type` text DEFAULT 'daily' NOT NULL,
	`duration` integer,
	`total_price` integer NOT NULL,
	`amount_refunded` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`payment_status` text DEFAULT 'pending' NOT NULL,
	`payment_id` text,
	`payment_check_at` integer,
	`status` text DEFAULT 'pending' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference_unique` ON `bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_idempotencyKey_unique` ON `bookings` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_paymentId_unique` ON `bookings` (`payment_id`);--> statement-breakpoint
CREATE INDEX `bookings_newest` ON `bookings` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_to_check` ON `bookings` (`payment_check_at`);--> statement-breakpoint
CREATE INDEX `bookings_by_start` ON `bookings` (`start_date`);--> statement-breakpoint
CREATE INDEX `bookings_by_name` ON `bookings` (`name_key`);--> statement-breakpoint
CREATE INDEX `bookings_by_email` ON `bookings` (`email_key`);--> statement-breakpoint
CREATE INDEX `bookings_by_phone` ON `bookings` (`phone_key`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text,
	`message` text NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`idempotency_key` text NOT NULL,
	`request_digest` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_idempotencyKey_unique` ON `contact_messages` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `contact_messages_newest` ON `contact_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`payment_id` text,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`leased_until` integer,
	`last_error` text,
	`sent_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_unique` ON `outbox` (`key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `reservations` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text,
	`name_key` text NOT NULL,
	`email_key` text NOT NULL,
	`phone_key` text,
	`service_type` text DEFAULT 'storage' NOT NULL,
	`luggage_count` integer DEFAULT 1 NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer,
	`special_requests` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`idempotency_key` text NOT NULL,
	`request_digest` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`status` text DEFAULT 'confirmed' NOT NULL,
	`source` text DEFAULT 'website' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_reference_unique` ON `reservations` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_idempotencyKey_unique` ON `reservations` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `reservations_newest` ON `reservations` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reservations_by_start` ON `reservations` (`start_date`);--> statement-breakpoint
CREATE INDEX `reservations_by_name` ON `reservations` (`name_key`);--> statement-breakpoint
CREATE INDEX `reservations_by_email` ON `reservations` (`email_key`);--> statement-breakpoint
CREATE INDEX `reservations_by_phone` ON `reservations` (`phone_key`);--> statement-breakpoint
CREATE TABLE `staff` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_username_unique` ON `staff` (`username`);--> statement-breakpoint
CREATE TABLE `stay_references` (
	`reference` text PRIMARY KEY NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`payment_id` text,
	`received_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`processed_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_events_by_payment` ON `stripe_events` (`payment_id`);