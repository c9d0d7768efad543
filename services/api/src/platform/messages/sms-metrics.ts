import { Gauge, type Registry } from 'prom-client'

/** `usedShareOfSms`: of the fullest limit of SMS; 1 and more: codes to phones wait. */
export function measureSms(metrics: Registry, usedShareOfSms: () => Promise<number>): void {
  new Gauge({
    name: 'api_sms_used_share',
    help: 'SMS sent, as a share of what may be sent this hour, today or to one prefix, whichever is fullest',
    registers: [metrics],
    async collect() {
      // Without a database the figure is absent; the other figures are as needed then.
      const share = await usedShareOfSms().catch(() => null)
      if (share === null) this.reset()
      else this.set(share)
    },
  })
}
