PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_bags` (
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
	CONSTRAINT "bags_tag" CHECK(typeof("__new_bags"."tag") = 'integer' AND "__new_bags"."tag" >= 1),
	CONSTRAINT "bags_out_to" CHECK("__new_bags"."out_to" IN ('guest', 'collector', 'disposed')),
	CONSTRAINT "bags_out" CHECK(("__new_bags"."out_to" IS NULL) = ("__new_bags"."out_change_id" IS NULL))
);
--> statement-breakpoint
INSERT INTO `__new_bags`("id", "stay_id", "tag", "in_change_id", "out_change_id", "void_change_id", "out_to", "collector_link_id", "photo_key") SELECT "id", "stay_id", "tag", "in_change_id", "out_change_id", "void_change_id", "out_to", "collector_link_id", "photo_key" FROM `bags`;--> statement-breakpoint
DROP TABLE `bags`;--> statement-breakpoint
ALTER TABLE `__new_bags` RENAME TO `bags`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `bags_of` ON `bags` (`stay_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bags_tag_in_house` ON `bags` (`tag`) WHERE "bags"."out_change_id" IS NULL AND "bags"."void_change_id" IS NULL;