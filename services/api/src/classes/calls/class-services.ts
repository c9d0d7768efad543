import type { Postman } from '../../platform/messages/postman'
import type { Services } from '../../platform/services'

/** What classes need beside the database: they tell people what changes. */
export interface ClassServices extends Services {
  readonly account: {
    readonly postman: Postman
    /** Where links in mails lead, without trailing slash. */
    readonly siteUrl: string
  }
}
