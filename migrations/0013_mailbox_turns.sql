CREATE TABLE `mailbox_turns` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`mailbox` text NOT NULL,
	`at` integer,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mailbox_turns_of` ON `mailbox_turns` (`mailbox`,`at`);--> statement-breakpoint
CREATE INDEX `mailbox_turns_over` ON `mailbox_turns` (`at`) WHERE "mailbox_turns"."at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `mailbox_turns_waiting` ON `mailbox_turns` (`mailbox`) WHERE "mailbox_turns"."at" IS NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `joined_id` text REFERENCES outbox(id);--> statement-breakpoint
CREATE INDEX `outbox_joined` ON `outbox` (`joined_id`) WHERE "outbox"."joined_id" IS NOT NULL;