/** The timed jobs, as the log, `job_runs` and System Status name them. */
export const jobNames = [
  'checkOpenMoney',
  'reconcile',
  'closeStays',
  'erase',
  'remind',
  'sendMail',
  'sweepPhotos',
] as const

export type JobName = (typeof jobNames)[number]
