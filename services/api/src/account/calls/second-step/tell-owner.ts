import type { Kysely } from 'kysely'
import { SITE_NAME } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { withoutAccents } from 'shared-contracts/text'
import type { Tables } from '../../../platform/database/tables'
import type { UserRow } from '../../store/user.store'
import type { AccountServices } from '../steps/account-services'

/** By SMS where no email is confirmed. */
const textMessages = {
  'second-step-added': 'Tài khoản vừa có thêm cách xác nhận bước thứ hai. Nếu không phải bạn, hãy đổi mật khẩu ngay',
  'second-step-removed': 'Một cách xác nhận bước thứ hai vừa bị gỡ. Nếu không phải bạn, hãy đổi mật khẩu ngay',
  'recovery-code-used': 'Một mã dự phòng vừa được dùng. Nếu không phải bạn, hãy đổi mật khẩu ngay',
  'many-wrong-steps':
    'Ai đó biết mật khẩu của bạn và nhập sai mã xác nhận nhiều lần. Nếu không phải bạn, hãy đổi mật khẩu ngay',
} as const

/** A notice without a code is of use much longer than one with. */
const NOTICE_USEFUL_MS = 24 * 60 * 60_000

export type StepNotice = keyof typeof textMessages

/** Tells the owner what became of the second step; an account without a confirmed address can't be told. */
export async function tellOwner(
  {
    account,
    database,
  }: Pick<AccountServices, 'database'> & { account: Pick<AccountServices['account'], 'postman' | 'siteUrl'> },
  owner: Pick<UserRow, 'fullName' | 'email' | 'emailConfirmedAt' | 'phoneNumber' | 'phoneConfirmedAt'>,
  notice: StepNotice,
  values: Readonly<Record<string, string>>,
  query: Kysely<Tables> = database.query,
): Promise<void> {
  const link = account.siteUrl + paths.security
  if (owner.email !== null && owner.emailConfirmedAt !== null) {
    await account.postman.mail(notice, owner.email, { fullName: owner.fullName, link, ...values }, query).kept
  } else if (owner.phoneNumber !== null && owner.phoneConfirmedAt !== null) {
    const text = withoutAccents(`${SITE_NAME}: ${textMessages[notice]}: ${link}`)
    await account.postman.sms(owner.phoneNumber, text, query, NOTICE_USEFUL_MS).kept
  }
}
