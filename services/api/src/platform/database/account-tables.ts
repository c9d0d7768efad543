import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { UserType } from 'shared-contracts/ages'
import type { CartType } from 'shared-contracts/menus'
import type { ConsentPurpose } from '../../account/rules/consent'
import type { CodePurpose } from '../../account/rules/one-time-code'
import type { CartContent } from '../../cart/rules/cart-item'
import type { SocialMode } from '../social/social-provider'

/** Rows of migrations/0100_accounts.sql and 0170_carts_and_classes.sql. */
export interface AccountTables {
  users: {
    id: Generated<number>
    full_name: string
    user_type: UserType
    password_hash: string | null
    email: string | null
    email_confirmed_at: Date | null
    phone_number: string | null
    phone_confirmed_at: Date | null
    mother_status: 1 | 2 | null
    pregnancy_weeks: number | null
    pregnancy_day_in_week: number | null
    pregnancy_as_of: string | null
    birth_year: number | null
    province_id: number | null
    ward_id: number | null
    organization_id: number | null
    department_id: number | null
    other_department: string | null
    other_department_type: number | null
    position_id: number | null
    other_position: string | null
    babysitter_relationship_id: number | null
    staff_approved: Generated<boolean>
    picture_url: string | null
    disabled: Generated<boolean>
    delete_after: Date | null
    created_at: ColumnType<Date, Date, never>
  }
  social_sign_ins: { provider: SocialMode; social_user_id: string; user_id: number; created_at: Date }
  sessions: { id: Generated<number>; token_hash: Buffer; user_id: number; created_at: Date; expires_at: Date }
  one_time_codes: {
    id: Generated<number>
    user_id: number
    purpose: CodePurpose
    /** The email or phone number that it was sent to. */
    target: string
    code_hash: Buffer
    tries: Generated<number>
    created_at: Date
    expires_at: Date
  }
  /** `bigint` arrives as text. */
  attempts: { id: Generated<string>; kind: string; key: Buffer; at: Date }
  used_captchas: { signature: string; expires_at: Date }
  server_secrets: { name: string; value: string }
  children: ChildRow
  consents: {
    id: Generated<number>
    user_id: number
    purpose: ConsentPurpose
    given: boolean
    text_version: string
    at: Date
  }
  favourites: { id: Generated<number>; user_id: number; type: 0 | 1; item_id: number; created_at: Date }
  user_carts: {
    id: Generated<number>
    user_id: number
    type: CartType
    item_key: string
    title: string
    object_type_id: number | null
    menu_id: number | null
    content: JSONColumnType<CartContent>
    added_at: Date
  }
  class_registrations: {
    id: Generated<number>
    class_id: number
    user_id: number
    note: string | null
    registered_at: Date
    cancelled_at: Generated<Date | null>
  }
  user_avatars: { user_id: number; name: string; picture: Buffer }
  user_contacts: {
    id: Generated<number>
    status: Generated<1 | 2 | 3>
    full_name: string
    email: string | null
    phone_number: string | null
    title: string | null
    content: string
    sent_at: Date
  }
}

interface ChildRow {
  id: Generated<number>
  user_id: number
  full_name: string
  day_of_birth: string
  gender: 0 | 1 | null
}
