import type { Kysely } from 'kysely'
import { SITE_NAME } from 'shared-contracts/constants'
import { classCalendarPath, classPath } from 'shared-contracts/paths'
import { withoutAccents } from 'shared-contracts/text'
import { findAddressees } from '../../account'
import type { Tables } from '../../platform/database/tables'
import type { EmailTemplateCode } from '../../platform/messages/email-templates'
import { classTime, classTitle, classValues } from '../rules/class-words'
import type { ClassRow } from '../store/cooking-class.store'
import type { ClassServices } from './class-services'

export type ClassNotice = Extract<EmailTemplateCode, `class-${string}`>

const textOf: Readonly<Record<ClassNotice, string>> = {
  'class-seat': 'Ban da co cho trong lop',
  'class-reminder': 'Nhac hen lop hoc ngay mai',
  'class-changed': 'Lop hoc da doi gio hoac dia diem',
  'class-cancelled': 'Lop hoc da huy',
}
/** An SMS about a class is of use until it is read, not for minutes as a code is. */
const SMS_USEFUL_MS = 24 * 3_600_000

/**
 * Tells users of a class, by mail, or by SMS where no mail reaches them. The messages are kept in the transaction `query`: they leave if
 * what they tell of happens. Of reminders those alone are told who want them; the other notices belong to the registration.
 */
export async function sendClassNotice(
  { account: { postman, siteUrl } }: Pick<ClassServices, 'account'>,
  query: Kysely<Tables>,
  notice: ClassNotice,
  cookingClass: ClassRow,
  userIds: readonly number[],
): Promise<void> {
  const link = `${siteUrl}${classPath(cookingClass.id)}`
  const calendarLink = `${siteUrl}${classCalendarPath(cookingClass.id)}`
  for (const { fullName, email, phoneNumber, wantsReminders } of await findAddressees(query, userIds)) {
    if (notice === 'class-reminder' && !wantsReminders) continue
    if (email !== null) {
      const values = { ...classValues(cookingClass), fullName, link, calendarLink }
      await postman.mail(notice, email, values, query).kept
    } else if (phoneNumber !== null) {
      const told = `${classTitle(cookingClass)}, ${classTime(cookingClass)}, ${cookingClass.place}`
      const text = `${textOf[notice]} (${withoutAccents(SITE_NAME)}): ${withoutAccents(told)}. ${link}`
      await postman.sms(phoneNumber, text, query, SMS_USEFUL_MS).kept
    }
  }
}
