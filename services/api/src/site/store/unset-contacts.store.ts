import { unsetContacts } from 'content/placeholders'
import type { Database } from '../../platform/database/open-database'
import { findSiteConfiguration } from './site.store'

/** Names of the contacts that nobody has set. */
export async function findUnsetContacts(database: Database): Promise<readonly string[]> {
  return unsetContacts(await findSiteConfiguration(database))
}
