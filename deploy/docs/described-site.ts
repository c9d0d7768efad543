import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, type CallSchemas, callAddresses, errorsOfCall, headersOfCall } from 'shared-contracts/calls'
import { callsPage, type DescribedCall, routesPage } from './product-tables'
import { units } from './unit-remotes'

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
    return {
      ...{ name, method, path, access, host, headers },
      summary: schema.summary,
      errors: errorsOfCall(address, schema),
      deprecated: address.deprecated ?? null,
    }
  })
}
