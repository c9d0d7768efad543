import { satisfies } from 'semver'
import type { ServiceContract } from 'shared-contracts/call-contract'
import { CONTRACT_VERSION } from 'shared-frame/registry'
import type { OfferedFrame, ReleaseManifest } from 'shared-frame/remotes'

/** What of a release is compared with others. */
export type Fit = Pick<ReleaseManifest, 'name' | 'version' | 'frame' | 'widgets' | 'uses' | 'offers'>

export interface Surroundings {
  /** What the API serves; null: it is not asked. */
  readonly live?: ServiceContract | null
  /** The frame contract of the document host. */
  readonly hostVersion?: string
}

/**
 * What does not fit between releases that are to be active together, the document host and the API, one sentence a problem that
 * begins with the unit and version that it is about: a frame contract, parts and calls that are used and not there. Pure.
 */
export function findMisfits(
  active: readonly Fit[],
  { live = null, hostVersion = CONTRACT_VERSION }: Surroundings = {},
): readonly string[] {
  const shell = active.find(({ name }) => name === 'shell') ?? null
  return active.flatMap((unit) => [
    ...hostMisfits(unit, hostVersion),
    ...(live ? apiMisfits(unit, live) : []),
    ...(shell && unit !== shell ? shellMisfits(unit, shell, live) : []),
  ])
}

/** Whether the shell has a frame contract for the section; without one nothing of the section runs. Pure. */
export function offersFrame(shell: Fit, section: Fit): boolean {
  const offered = offeredFrame(shell, section)
  return offered !== null && satisfies(offered.version, section.frame)
}

/** Uses of calls that the API marks as deprecated, one sentence each: to be told, not to be refused. Pure. */
export function findDeprecatedUse(active: readonly Fit[], live: ServiceContract): readonly string[] {
  return active.flatMap((unit) =>
    Object.keys(unit.uses.calls).flatMap((call) => {
      const since = live.calls[call]?.deprecated
      return since === undefined
        ? []
        : [`${titleOf(unit)} calls ${call}, deprecated since ${since}: build it without the call before that goes`]
    }),
  )
}

/** Widgets that active units place and an active unit of their name does not offer, one sentence each. Pure. */
export function findMissingWidgets(active: readonly Fit[]): readonly string[] {
  return active.flatMap((unit) =>
    active.flatMap((placing) =>
      placing.uses.widgets
        .filter((id) => id.startsWith(`${unit.name}/`) && !offersWidget(unit, id))
        .map(
          (id) =>
            `${titleOf(unit)} lacks the widget ${id}, which ${titleOf(placing)} places: put it back, or promote a ${placing.name} without it first`,
        ),
    ),
  )
}

/**
 * Topics that active units use and no active unit offers, as far as one of the named units is concerned: as the one that uses it, or
 * as the one that the topic is named after, which may have lost it. One sentence each: to be told, not to be refused, as a bus
 * carries whatever it is given. Pure.
 */
export function findMissingTopics(active: readonly Fit[], names: readonly string[]): readonly string[] {
  const shell = active.find(({ name }) => name === 'shell')
  // A shell of an older form says nothing of topics.
  if (!shell || shell.offers.topics.length === 0) return []
  const offered = active.flatMap(({ offers }) => offers.topics)
  return active.flatMap((unit) =>
    lacking(offered, unit.uses.topics).flatMap((topic) => {
      if (!names.some((name) => name === unit.name || topic.startsWith(`${name}/`))) return []
      const owner = active.find(({ name }) => topic.startsWith(`${name}/`))
      const lack = owner ? `${titleOf(owner)} does not offer` : 'no active release offers'
      return [
        `${titleOf(unit)} uses the topic ${topic}, which ${lack}: nothing is heard of it until a release that offers it is promoted`,
      ]
    }),
  )
}

function hostMisfits(unit: Fit, hostVersion: string): readonly string[] {
  if (majorOf(unit.frame) <= majorOf(hostVersion)) return []
  return [
    `${titleOf(unit)} needs the frame contract ${unit.frame}; this document host has ${hostVersion}: deploy the document host first`,
  ]
}

function apiMisfits(unit: Fit, live: ServiceContract): readonly string[] {
  return Object.entries(unit.uses.calls).flatMap(([call, shape]) => {
    const served = live.calls[call]
    if (served === undefined)
      return [
        `${titleOf(unit)} calls ${call}, which the API does not have: release an API that has it first, or build ${unit.name} without the call`,
      ]
    if (served.shapes.includes(shape)) return []
    return [
      `${titleOf(unit)} relies on a shape of ${call} that the API does not serve: release an API that does first, or build ${unit.name} from the sources of this one`,
    ]
  })
}

function shellMisfits(unit: Fit, shell: Fit, live: ServiceContract | null): readonly string[] {
  const title = titleOf(unit)
  const offered = offeredFrame(shell, unit)
  if (offered === null || !satisfies(offered.version, unit.frame)) {
    const versions = Object.values(shell.offers.frames).map(({ version }) => version)
    return [
      `${title} needs the frame contract ${unit.frame}; shell ${shell.version} has ${versions.join(' and ') || 'none'}: promote a shell that has it first, or a ${unit.name} that was built for this shell`,
    ]
  }
  const parts = Object.entries(unit.uses.parts).flatMap(([part, names]) => {
    const missing = names.filter((name) => !offered.parts[part]?.includes(name))
    return missing.length === 0 ? [] : [`${missing.join(', ')} of ${part}`]
  })
  // What the API lacks is told above.
  const calls = Object.keys(unit.uses.calls).filter((call) => live === null || live.calls[call] !== undefined)
  return [
    ...parts.map((missing) => `${title} uses ${missing}, ${lackOf(shell)}`),
    ...lacking(shell.offers.calls, calls).map((call) => `${title} calls ${call}, ${lackOf(shell)}`),
  ]
}

const lackOf = (shell: Fit) => `which shell ${shell.version} does not offer: promote a shell that does first`

/** A shell of an older form says nothing of calls. */
function lacking(offered: readonly string[], used: readonly string[]): readonly string[] {
  return offered.length === 0 ? [] : used.filter((name) => !offered.includes(name))
}

function offeredFrame(shell: Fit, section: Fit): OfferedFrame | null {
  return shell.offers.frames[majorOf(section.frame)] ?? null
}

const offersWidget = (unit: Fit, id: string) => unit.widgets.some((widget) => widget.id === id)
const titleOf = ({ name, version }: Fit) => `${name} ${version}`

/** Of `1.2.3` and `^1.2.3`. */
function majorOf(version: string): number {
  return Number(/\d+/.exec(version)?.[0])
}
