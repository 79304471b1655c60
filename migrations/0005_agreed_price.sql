PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_charges` (
	`id` text PRIMARY KEY NOT NULL,
	`stay_id` text NOT NULL,
	`change_id` text NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	FOREIGN KEY (`stay_id`) REFERENCES `stays`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`change_id`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "charges_kind" CHECK("__new_charges"."kind" IN ('quote', 'changed', 'agreed', 'extra_days', 'reinstated', 'unused_days', 'not_due', 'goodwill', 'written_off')),
	CONSTRAINT "charges_cents" CHECK(typeof("__new_charges"."cents") = 'integer' AND "__new_charges"."cents" <> 0),
	CONSTRAINT "charges_owed" CHECK("__new_charges"."kind" NOT IN ('quote', 'reinstated') OR "__new_charges"."cents" > 0),
	CONSTRAINT "charges_credit" CHECK("__new_charges"."kind" NOT IN ('not_due', 'goodwill', 'written_off') OR "__new_charges"."cents" < 0)
);
--> statement-breakpoint
INSERT INTO `__new_charges`("id", "stay_id", "change_id", "kind", "cents") SELECT "id", "stay_id", "change_id", "kind", "cents" FROM `charges`;--> statement-breakpoint
DROP TABLE `charges`;--> statement-breakpoint
ALTER TABLE `__new_charges` RENAME TO `charges`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `charges_of` ON `charges` (`stay_id`);