import {
  isOfRuntime,
  type LockEntry,
  type LockedPackage,
  type LockFile,
  lockedPackages,
  resolvePackage,
  workspaces,
} from './lock-file'

/** Where the units and services of the site are: what they depend on runs with visitors or on the server. */
const SHIPPED = /^(?:services\/|mfe-|shell$|shared-|content$)/

/**
 * The bill of materials (CycloneDX 1.6) of what an image of the site holds: every package of the lock file that is not for development alone, with version,
 * checksum and licence. `required` is what units and services depend on, `optional` what only some machines have, `excluded` what is only of the build. The
 * same lock file gives the same text. `npm sbom` leaves out packages that lie under several others.
 */
export function billOfMaterials(lock: LockFile) {
  const shipped = shippedPlaces(lock)
  const references = new Map(lockedPackages(lock).map((each) => [each.path, purl(each.name, each.version)]))
  const byReference = new Map<string, { component: object; places: string[] }>()
  for (const each of lockedPackages(lock).filter(isOfRuntime)) {
    const reference = purl(each.name, each.version)
    const known = byReference.get(reference)
    if (known) known.places.push(each.path)
    else byReference.set(reference, { component: component(each, reference, shipped), places: [each.path] })
  }
  const site = `pkg:npm/${lock.name}@${lock.version}`
  const dependsOn = (places: readonly string[]) =>
    [
      ...new Set(
        places
          .flatMap((place) => referencesOf(lock, place, references))
          .filter((reference) => byReference.has(reference)),
      ),
    ].sort()
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': site, name: lock.name, version: lock.version, purl: site },
    },
    components: [...byReference.values()].map(({ component: each }) => each),
    dependencies: [
      { ref: site, dependsOn: dependsOn(workspaces(lock).map(([folder]) => folder)) },
      ...[...byReference].map(([ref, { places }]) => ({ ref, dependsOn: dependsOn(places) })),
    ],
  }
}

function component(each: LockedPackage, reference: string, shipped: ReadonlySet<string>) {
  const { name, version, integrity = '', license, optional, path } = each
  const [group, ownName] = name.startsWith('@') ? name.split('/', 2) : [undefined, name]
  const [, sha512 = ''] = /sha512-(\S+)/.exec(integrity) ?? []
  return {
    type: 'library',
    'bom-ref': reference,
    ...(group === undefined ? {} : { group }),
    name: ownName,
    version,
    scope: optional ? 'optional' : shipped.has(path) ? 'required' : 'excluded',
    purl: reference,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    ...(license === undefined ? {} : { licenses: [licence(license)] }),
  }
}

const licence = (stated: string) => (/^[\w.-]+$/.test(stated) ? { license: { id: stated } } : { expression: stated })

const purl = (name: string, version = '') => `pkg:npm/${name.replace('@', '%40')}@${version}`

function referencesOf(lock: LockFile, place: string, references: ReadonlyMap<string, string>): readonly string[] {
  return dependencyPlaces(lock, place).map((found) => references.get(found) ?? '')
}

function dependencyPlaces(lock: LockFile, place: string): readonly string[] {
  const { dependencies, optionalDependencies }: LockEntry = lock.packages[place] ?? {}
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const found = resolvePackage(lock, place, name)
    return found === null ? [] : [found]
  })
}

/** Everything that units and services need, and what that needs. */
function shippedPlaces(lock: LockFile): ReadonlySet<string> {
  const found = new Set(workspaces(lock).flatMap(([folder]) => (SHIPPED.test(folder) ? [folder] : [])))
  for (const place of found) for (const needed of dependencyPlaces(lock, place)) found.add(needed)
  return found
}
