import type { RemoteInfo } from 'shared-frame/remotes'
import { remote as account } from '../../mfe-account/remote'
import { remote as desk } from '../../mfe-desk/remote'
import { remote as health } from '../../mfe-health/remote'
import { remote as menus } from '../../mfe-menus/remote'
import { remote as notebook } from '../../mfe-notebook/remote'
import { remote as staff } from '../../mfe-staff/remote'
import { remote as surveys } from '../../mfe-surveys/remote'
import { remote as shell } from '../../shell/remote'

/** Every unit of the site with the routes it claims, as its source says. */
export const units: readonly RemoteInfo[] = [shell, menus, health, notebook, account, surveys, staff, desk]
