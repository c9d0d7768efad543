import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, type CallSchemas, callAddresses, errorsOfCall, headersOfCall } from 'shared-contracts/calls'
import type { RemoteInfo } from 'shared-frame/remotes'
import { remote as account } from '../../mfe-account/remote'
import { remote as health } from '../../mfe-health/remote'
import { remote as menus } from '../../mfe-menus/remote'
import { remote as notebook } from '../../mfe-notebook/remote'
import { remote as staff } from '../../mfe-staff/remote'
import { remote as surveys } from '../../mfe-surveys/remote'
import { remote as shell } from '../../shell/remote'
import { callsPage, type DescribedCall, routesPage } from './product-tables'

const units: readonly RemoteInfo[] = [shell, menus, health, notebook, account, surveys, staff]

/** The generated pages of docs/product, by file name. */
export function productPages(): Readonly<Record<string, string>> {
  return { 'calls.md': callsPage(describedCalls()), 'routes.md': routesPage(units) }
}

function describedCalls(): DescribedCall[] {
  const schemas = new Map<string, CallSchemas>(Object.entries(callSchemas))
  return Object.entries<CallAddress>(callAddresses).map(([name, address]) => {
    const schema = schemas.get(name)
    if (!schema) throw new Error(`${name} has an address but no schemas`)
    const { method, path, access, host } = address
    const headers = Object.entries(headersOfCall(address)).map(([header, value]) => `${header}: ${value}`)
    return { name, method, path, access, host, summary: schema.summary, headers, errors: errorsOfCall(address, schema) }
  })
}
