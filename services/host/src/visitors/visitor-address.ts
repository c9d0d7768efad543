import { isIPv6 } from 'node:net'

/** The address that counts for one visitor: a household has a whole /64 of IPv6. */
export function visitorAddress(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4) return v4
  return isIPv6(ip) ? `${ipv6Groups(ip).slice(0, 4).join(':')}::/64` : ip
}

/** The eight groups, those behind `::` written out. */
function ipv6Groups(ip: string): string[] {
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array.from({ length: zeros }, () => '0'), ...back].map((group) => group.replace(/^0+(?=.)/, ''))
}
