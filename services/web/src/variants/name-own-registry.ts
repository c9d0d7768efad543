import { ownRegistryPath, registryPath } from 'shared-contracts/paths'
import type { DocumentAnswer } from '../documents/cache/stored-document'

/**
 * The document that is the same for all groups while versions are on trial: instead of the registry with the active versions, which caches
 * keep for good, it names the one of the visitor's group, so that a section which the browser loads later is in the visitor's version.
 *
 * @param revision of the registry that the document was made with
 */
export function nameOwnRegistry(document: DocumentAnswer, revision: string, stand: string): DocumentAnswer {
  const { status, headers, body, whole, units, parts = [] } = document
  const named = nameIn(registryPath(revision))
  const at = body.lastIndexOf(named)
  if (at < 0) return document
  const pieces = [body.subarray(0, at), Buffer.from(nameIn(ownRegistryPath(stand))), body.subarray(at + named.length)]
  return { status, headers, body: Buffer.concat(pieces), whole, units, parts }
}

/** As it stands in the document's data, before what units bring: in their texts, quotation marks are escaped. */
function nameIn(address: string): string {
  return `"wholeRegistry":"${address}"`
}
