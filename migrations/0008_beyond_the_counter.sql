CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`waiting` integer NOT NULL,
	`oldest_at` integer,
	`reported_at` integer NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "devices_waiting" CHECK(typeof("devices"."waiting") = 'integer' AND "devices"."waiting" >= 0),
	CONSTRAINT "devices_oldest" CHECK(("devices"."waiting" > 0) = ("devices"."oldest_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `devices_by_report` ON `devices` (`reported_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_charges` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`change_id` text NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "charges_kind" CHECK("__new_charges"."kind" IN ('quote', 'changed', 'agreed', 'extra_days', 'reinstated', 'unused_days', 'not_due', 'goodwill', 'written_off', 'kept')),
	CONSTRAINT "charges_cents" CHECK(typeof("__new_charges"."cents") = 'integer' AND "__new_charges"."cents" <> 0),
	CONSTRAINT "charges_owed" CHECK("__new_charges"."kind" NOT IN ('quote', 'reinstated', 'kept') OR "__new_charges"."cents" > 0),
	CONSTRAINT "charges_credit" CHECK("__new_charges"."kind" NOT IN ('not_due', 'goodwill') OR "__new_charges"."cents" < 0)
);
--> statement-breakpoint
INSERT INTO `__new_charges`("id", "stay_id", "change_id", "kind", "cents") SELECT "id", "stay_id", "change_id", "kind", "cents" FROM `charges`;--> statement-breakpoint
DROP TABLE `charges`;--> statement-breakpoint
ALTER TABLE `__new_charges` RENAME TO `charges`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `charges_of` ON `charges` (`stay_id`);--> statement-breakpoint
ALTER TABLE `bags` ADD `photo_due_at` integer;--> statement-breakpoint
CREATE INDEX `bags_photos_due` ON `bags` (`photo_due_at`) WHERE "bags"."photo_due_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `queued_at` integer;--> statement-breakpoint
UPDATE `bags` SET `photo_due_at` = (SELECT `erased_at` FROM `stays` WHERE `stays`.`id` = `bags`.`stay_id`)
	WHERE `photo_key` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `stays_erased_photos` AFTER UPDATE OF `erased_at` ON `stays` WHEN NEW.`erased_at` IS NOT NULL
BEGIN
	UPDATE `bags` SET `photo_due_at` = NEW.`erased_at` WHERE `stay_id` = NEW.`id` AND `photo_key` IS NOT NULL;
END;
