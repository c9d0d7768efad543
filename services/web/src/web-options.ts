import type { ConnectionLimits, Trust } from 'service-host'
import type { SiteIdentity } from './documents/html/head-tags'
import type { MakingLimits } from './documents/making-turns'
import type { Probe } from './probe/probe-releases'
import type { ReleaseStorePaths } from './registry/release-store'
import type { BucketSettings } from './registry/store/release-settings'
import type { RenderLimits } from './rendering/render-clock'
import type { UnitFailure } from './rendering/render-task'

export interface WebOptions extends ReleaseStorePaths {
  /** Where all hosts find the releases; without it the folder is the only place. */
  readonly bucket?: BucketSettings | null
  /** Private key of this host, which signs what is decided on its page of releases and by the watch; unset: it signs nothing. */
  readonly signingKeyFile?: string | null
  readonly mediaDirs: readonly string[]
  /** Base addresses without trailing slash. */
  readonly apiUrl: string
  readonly menuBuilderUrl: string
  readonly site: SiteIdentity
  /** `mailto:` or `https:` addresses for who finds a weakness. */
  readonly securityContacts: readonly string[]
  readonly overridesAllowed: boolean
  readonly liveReload?: boolean
  readonly trust: Trust
  /** See `registerOperations`. */
  readonly operatorToken: string | null
  /** See `RenderPoolOptions`. */
  readonly workerFile: string
  readonly modulesFrom: string | null
  readonly renderThreads: number
  readonly renderMemoryMb: number
  readonly limits: RenderLimits
  readonly making: MakingLimits
  readonly cacheBytes: number
  /** Other than `CONNECTION_LIMITS`, in tests. */
  readonly connections?: Partial<ConnectionLimits>
  readonly now?: () => number
  readonly registryPollMs?: number
  readonly revisionPollMs?: number
  readonly freshMs?: number
  readonly processMetrics?: boolean
  /** Tries the pages of what is promoted on the page of releases; unset: they are not tried. */
  readonly probe?: Probe
  /** A unit could not do its part in the document of a path. */
  readonly onUnitFailure?: (failure: UnitFailure, path: string) => void
  /** How long after its promotion a version that fails is taken back; 0, as unset: never. */
  readonly releaseWatchMs?: number
}
