import { isIPv6 } from 'node:net'

/** The address that counts for one visitor: a household has a whole /64 of IPv6. */
export function visitorAddress(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4) return v4
  return isIPv6(ip) ? `${ipv6Groups(ip).slice(0, 4).join(':')}::/64` : ip
}

/**
 * The network that an address belongs to, roughly one provider's: a /16 of IPv4, a /32 of IPv6. Who has many addresses has them in few of these: what
 * many different people are to agree on is counted by it.
 */
export function visitorNetwork(ip: string): string {
  const visitor = visitorAddress(ip)
  const v4 = /^(\d+\.\d+)\.\d+\.\d+$/.exec(visitor)?.[1]
  if (v4) return `${v4}.0.0/16`
  return isIPv6(ip) ? `${ipv6Groups(ip).slice(0, 2).join(':')}::/32` : visitor
}

/** The eight groups, those behind `::` written out. */
function ipv6Groups(ip: string): string[] {
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array.from({ length: zeros }, () => '0'), ...back].map((group) => group.replace(/^0+(?=.)/, ''))
}
