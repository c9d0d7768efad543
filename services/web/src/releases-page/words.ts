import type { HistoryEntry } from '../registry/registry-state'
import type { VersionReport } from './unit-report'

const clock = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** In Viet Nam's time. */
export function momentText(iso: string): string {
  return clock.format(new Date(iso))
}

export function commitText(commit: string): string {
  const [hash = '', mark] = commit.split('-')
  return mark === undefined ? hash.slice(0, 12) : `${hash.slice(0, 12)}, có sửa thêm`
}

export function actionText(entry: HistoryEntry): string {
  const text = plainText(entry)
  return entry.set === undefined ? text : `${text}, cùng cả bộ`
}

function plainText({ action, version, before, percent, address, to }: HistoryEntry): string {
  switch (action) {
    case 'publish':
      return `Phát hành ${version}`
    case 'promote':
      return `Đưa lên ${version}${before === null ? '' : `, trước đó là ${before}`}`
    case 'rollback':
      return `Quay lại ${version}, bỏ ${before}`
    case 'canary':
      return percent === 0 ? `Thôi chạy thử ${version}` : `Chạy thử ${version} với ${percent}% người xem`
    case 'on':
      return 'Bật lại'
    case 'off':
      return 'Tắt'
    case 'own':
      return `Nhận địa chỉ ${address}`
    case 'disown':
      return `Thôi giữ địa chỉ ${address}`
    case 'yield':
      return to === undefined ? `Bỏ địa chỉ ${address}` : `Nhường địa chỉ ${address} cho ${to}`
    case 'unyield':
      return `Lấy lại địa chỉ ${address}`
    case 'vouch':
      return `Ký nhận trạng thái hiện có, bản chính là ${version}`
  }
}

export function vitalsText(vitals: VersionReport['vitals']): string {
  if (vitals === null) return '–'
  const ms = (value: number | null) => (value === null ? '–' : `${Math.round(value).toLocaleString('vi-VN')} ms`)
  const score = vitals.CLS === null ? '–' : vitals.CLS.toLocaleString('vi-VN', { maximumFractionDigits: 2 })
  return `${ms(vitals.LCP)} · ${ms(vitals.INP)} · ${score}`
}
