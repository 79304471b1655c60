ALTER TABLE `refunds` ADD `bank_reference` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `is_reversal` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Guests may still be waiting for what went back in the last thirty days: Stripe is asked for its references, too.
UPDATE `refunds` SET `check_at` = unixepoch() * 1000 WHERE `state` = 'succeeded' AND `stripe_id` IS NOT NULL AND `at` >= (unixepoch() - 2592000) * 1000;
