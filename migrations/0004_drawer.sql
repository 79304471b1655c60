CREATE TABLE `drawer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`change_id` text NOT NULL,
	`kind` text NOT NULL,
	`payment_id` text,
	`refund_id` text,
	`cents` integer NOT NULL,
	`taken_cents` integer DEFAULT 0 NOT NULL,
	`taken_lek` integer DEFAULT 0 NOT NULL,
	`given_cents` integer DEFAULT 0 NOT NULL,
	`given_lek` integer DEFAULT 0 NOT NULL,
	`lek_per_euro` integer NOT NULL,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "drawer_kind" CHECK("drawer"."kind" IN ('payment', 'refund', 'void', 'float', 'banked')),
	CONSTRAINT "drawer_payment" CHECK(("drawer"."kind" IN ('payment', 'void')) = ("drawer"."payment_id" IS NOT NULL)),
	CONSTRAINT "drawer_refund" CHECK(("drawer"."kind" = 'refund') = ("drawer"."refund_id" IS NOT NULL)),
	CONSTRAINT "drawer_cents" CHECK(typeof("drawer"."cents") = 'integer' AND "drawer"."cents" <> 0),
	CONSTRAINT "drawer_in" CHECK("drawer"."kind" NOT IN ('payment', 'float') OR "drawer"."cents" > 0),
	CONSTRAINT "drawer_out" CHECK("drawer"."kind" NOT IN ('refund', 'void', 'banked') OR "drawer"."cents" < 0),
	CONSTRAINT "drawer_taken_cents" CHECK(typeof("drawer"."taken_cents") = 'integer' AND "drawer"."taken_cents" >= 0),
	CONSTRAINT "drawer_taken_lek" CHECK(typeof("drawer"."taken_lek") = 'integer' AND "drawer"."taken_lek" >= 0),
	CONSTRAINT "drawer_given_cents" CHECK(typeof("drawer"."given_cents") = 'integer' AND "drawer"."given_cents" >= 0),
	CONSTRAINT "drawer_given_lek" CHECK(typeof("drawer"."given_lek") = 'integer' AND "drawer"."given_lek" >= 0),
	CONSTRAINT "drawer_lek_per_euro" CHECK(typeof("drawer"."lek_per_euro") = 'integer' AND "drawer"."lek_per_euro" >= 1),
	CONSTRAINT "drawer_sum" CHECK(abs(("drawer"."cents" - "drawer"."taken_cents" + "drawer"."given_cents") * "drawer"."lek_per_euro" - ("drawer"."taken_lek" - "drawer"."given_lek") * 100) < 100)
);
--> statement-breakpoint
CREATE INDEX `drawer_of_change` ON `drawer` (`change_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `drawer_of_payment` ON `drawer` (`payment_id`,`kind`) WHERE "drawer"."payment_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `drawer_of_refund` ON `drawer` (`refund_id`) WHERE "drawer"."refund_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `drawer_counts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`change_id` text NOT NULL,
	`up_to` integer NOT NULL,
	`expected_cents` integer NOT NULL,
	`expected_lek` integer NOT NULL,
	`counted_cents` integer NOT NULL,
	`counted_lek` integer NOT NULL,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "drawer_counts_up_to" CHECK(typeof("drawer_counts"."up_to") = 'integer' AND "drawer_counts"."up_to" >= 0),
	CONSTRAINT "drawer_counts_expected_cents" CHECK(typeof("drawer_counts"."expected_cents") = 'integer'),
	CONSTRAINT "drawer_counts_expected_lek" CHECK(typeof("drawer_counts"."expected_lek") = 'integer'),
	CONSTRAINT "drawer_counts_counted_cents" CHECK(typeof("drawer_counts"."counted_cents") = 'integer' AND "drawer_counts"."counted_cents" >= 0),
	CONSTRAINT "drawer_counts_counted_lek" CHECK(typeof("drawer_counts"."counted_lek") = 'integer' AND "drawer_counts"."counted_lek" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drawer_counts_of_change` ON `drawer_counts` (`change_id`);
--> statement-breakpoint
CREATE TRIGGER `drawer_no_update` BEFORE UPDATE ON `drawer`
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: rows of drawer stay as they are');
END;
--> statement-breakpoint
CREATE TRIGGER `drawer_no_delete` BEFORE DELETE ON `drawer`
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: rows of drawer stay as they are');
END;
--> statement-breakpoint
CREATE TRIGGER `drawer_counts_no_update` BEFORE UPDATE ON `drawer_counts`
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: rows of drawer_counts stay as they are');
END;
--> statement-breakpoint
CREATE TRIGGER `drawer_counts_no_delete` BEFORE DELETE ON `drawer_counts`
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: rows of drawer_counts stay as they are');
END;
