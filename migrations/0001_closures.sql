CREATE TABLE `closures` (
	`id` text PRIMARY KEY NOT NULL,
	`change_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`lifted_at` integer
);
--> statement-breakpoint
CREATE INDEX `closures_ahead` ON `closures` (`to_at`);