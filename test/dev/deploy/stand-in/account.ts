/** What Cloudflare knows about the Worker, for the stand-in of wrangler and for that of the site. */
export interface Account {
  /** Commands of wrangler, as they came. */
  calls: string[]
  /** The `--env` of each command. */
  environments: string[]
  /** The beginning of the command that fails. */
  refuses: string | null
  secrets: string[]
  /** The schema that the database has, and the one that the migrations bring. */
  schema: number
  migrated: number
  versions: Record<string, Version>
  /** `null` until a Worker is there. */
  traffic: Traffic | null
  /** Earlier deployments, oldest first. */
  earlier: Traffic[]
  /** The id of the next version that is uploaded. */
  next: string
  /** What is wrong with the version of that id, if anything. */
  fault: Fault | null
}

export type Traffic = { version_id: string; percentage: number }[]

export interface Version {
  /** The folder of its files. */
  client: string
  /** The oldest and the newest schema that it works with. */
  works: [number, number]
  hasDatabase: boolean
  /** The tag of its upload; a changed secret leaves none. */
  tag?: string
}

export type Fault =
  | 'override is ignored'
  | 'unhealthy'
  | 'staff door is open'
  | 'access sends elsewhere'
  | 'forged webhook is accepted'
  | 'German page is English'
  | 'page of another build'
  | 'script is missing'
  | 'only breaks for visitors'
  | 'asks for a newer schema'
