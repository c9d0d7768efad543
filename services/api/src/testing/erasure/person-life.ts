import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import sharp from 'sharp'
import { decide } from '../../staff'
import { type AccountSite, registration } from '../account-site'
import { appCode } from '../second-step'
import { softwareAuthenticator } from '../software-authenticator'
import type { ErasureSite } from './erasure-site'
import {
  CHILD,
  EMAIL,
  IP,
  NAME,
  NEXT_EMAIL,
  NEXT_PASSWORD,
  NEXT_PHONE,
  PASSWORD,
  PHONE,
  SOCIAL_ID,
  STAFF,
  WORDS,
} from './person'

const linkIn = (text: string) => /#([\w-]+)/.exec(text)?.[1] ?? ''
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** Does with the whole API what one person can, and leaves something in every table that knows people. */
export async function live({ site, call, sentTo, asked, setCourierDown }: ErasureSite): Promise<string> {
  const linkOf = (to: string) => linkIn(sentTo(to))
  const codeOf = (to: string) => codeIn(sentTo(to))
  const message = { fullName: NAME, email: EMAIL, title: WORDS, content: WORDS }
  await call('UserContact/AddNew', { body: message })
  const body = {
    ...registration(EMAIL, { fullName: NAME, phoneNumber: PHONE, userType: 1, pregnancyWeeks: 20 }),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    provinceId: 1,
    wardId: 4,
    children: [{ fullName: CHILD, dayOfBirth: '2025-11-21', gender: 1 as const }],
    consents: [
      { purpose: 'account' as const, given: true, textVersion: WORDS },
      { purpose: 'health-data' as const, given: true, textVersion: WORDS },
    ],
  }
  const { userId } = await call('User/Register', { body })
  await call('User/ConfirmEmail', { body: { token: linkOf(EMAIL) } })
  await call('User/GetVerifyPhoneNumberCode', { body: { username: PHONE, response: '' } })
  await call('User/VerifyPhoneNumber', { query: { userId, code: codeOf(PHONE) } })
  site.later(1)
  const logIn = async (UserName: string, Password: string) =>
    (await call('User/Login', { body: { UserName, Password } })).accessToken
  await call('User/Logout', { token: await logIn(EMAIL, PASSWORD) })
  await call('User/ExchangeSocialCode', {
    body: { authenticationMode: 'Google', code: 'x', codeVerifier: 'v'.repeat(43) },
  })
  const social = { AccessToken: 'token', AuthenticationMode: 'Google', SocialUserId: SOCIAL_ID } as const
  await call('User/SocialLogin', { query: social })
  await call('User/ForgotPassword', { query: { userName: EMAIL } })
  const reset = { code: linkOf(EMAIL), newPassword: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD }
  await call('User/ResetPassword', { body: reset })
  await call('User/GetResetPasswordCodeByOtp', { body: { username: PHONE, response: '' } })

  let token = await logIn(PHONE, NEXT_PASSWORD)
  const change = { oldPassword: NEXT_PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD }
  token = (await call('User/ChangePassword', { token, body: change })).accessToken
  await call('User/UpdateUser', { token, body: { fullName: NAME, dayOfBirth: '1990-05-02' } })
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2f6b3a' } })
    .jpeg()
    .toBuffer()
  await call('User/UpdateAvatar', { token, body: { picture: `data:image/jpeg;base64,${picture.toString('base64')}` } })
  const proof = { password: PASSWORD }
  await call('User/DownloadData', { token, body: proof })

  const childId = (await site.call('User/UserInfo', { token })).data().children[0]?.id ?? 0
  const child = { childId, weight: 9.73, height: 74.37 }
  await call('HealthCheck/CheckChildHealth', { token, body: child })
  await call('HealthCheck/CheckOtherChildHealth', { token, body: { ...child, gender: 1, dayOfBirth: '2025-11-21' } })
  await call('HealthCheck/ResetChildHealthHistory', { token, query: { childId } })
  await call('HealthCheck/RestoreChildHealthHistory', { token, body: { childId } })
  const checks = (await site.call('HealthCheck/GetChildrenHealthHistory', { token, query: { childId } })).data()
  await call('HealthCheck/MoveChildCheck', { token, body: { childId, id: Number(checks[0]?.id), toChildId: childId } })
  await call('HealthCheck/DeleteChildCheck', { token, query: { childId, id: Number(checks[0]?.id) } })
  const mother = {
    weight: 61.37,
    height: 157.3,
    weightBeforePregnancy: 53.1,
    pregnancyWeeks: 20,
    pregnancyDayInWeek: 0,
    fetusCount: 2 as const,
  }
  await call('HealthCheck/CheckMotherHealth', { token, body: mother })
  await call('HealthCheck/CheckOtherMotherHealth', { token, body: mother })
  await call('HealthCheck/ResetMotherHealthHistory', { token, query: {} })
  await call('HealthCheck/RestoreMotherHealthHistory', { token, body: {} })
  const [own] = (await site.call('HealthCheck/GetMotherHealthHistory', { token, query: { motherId: userId } })).data()
  await call('HealthCheck/DeleteMotherCheck', { token, query: { id: Number(own?.id) } })
  await call('HealthCheck/DeleteHealthData', { token })
  // Once more: some stay, some stay as cleared.
  await call('HealthCheck/CheckChildHealth', { token, body: child })
  await call('HealthCheck/ResetChildHealthHistory', { token, query: { childId } })
  await call('HealthCheck/CheckChildHealth', { token, body: { ...child, checkDate: '2026-11-20' } })
  await call('HealthCheck/CheckMotherHealth', { token, body: mother })

  const answers = [
    { questionId: 1, value: 3 },
    { questionId: 4, text: WORDS },
  ]
  const kept = await call('NutritionConsulting/SaveAnswers', { token, body: { objectTypeId: 2, answers } })
  await call('NutritionConsulting/DeleteSavedAnswers', { token, query: { id: kept.id } })
  await call('NutritionConsulting/SaveAnswers', { token, body: { objectTypeId: 2, answers } })
  await call('Favorite/AddFavoriteDish', { token, body: { dishId: 1 } })
  await call('Favorite/RemoveFavorite', { token, body: { type: 0, itemId: 1 } })
  await call('Favorite/AddFavoriteArticle', { token, body: { articleId: 3001 } })
  await call('ArticleStatistic/AddNew', { token, body: { articleId: 3001 } })
  await call('MenuStatistic/AddNew', { token, body: { menuId: 1 } })
  const meals = [{ mealCode: 2 as const, dishes: [{ dishId: 2, portion: 1 }] }]
  const added = await call('UserCart/AddNewDishCart', { token, body: { dishId: 1 } })
  await call('UserCart/Delete', { token, query: { id: added.id } })
  await call('UserCart/AddNewMealCart', { token, body: { objectTypeId: 2, mealCode: 2, dishes: [{ dishId: 2 }] } })
  await call('UserCart/AddNewWeekMenuCart', { token, body: { objectTypeId: 2, title: WORDS, days: [{ meals }] } })
  await call('UserCart/DeleteAll', { token })
  await call('UserCart/AddNewMenuCart', { token, body: { objectTypeId: 2, title: WORDS, meals } })
  const days = [{ dayCode: 'N1' as const, meals }]
  const menu = { key: randomUUID(), title: WORDS, forWhom: NAME, objectTypeId: 2, days }
  const line = { id: randomUUID(), text: WORDS }
  const operation = { key: randomUUID(), at: site.clock.now.toISOString(), kind: 'add-line' as const, line }
  await call('UserCart/ChangeList', { token, body: { operations: [operation] } })
  const shared = await call('UserCart/ShareList', { token })
  await call('UserCart/StopSharing', { token, query: { id: shared.id } })
  await call('UserCart/ShareList', { token })
  const saved = await call('SavedMenu/Add', { token, body: menu })
  await call('SavedMenu/Change', { token, body: { ...saved, title: `${WORDS} 2` } })
  await call('SavedMenu/Delete', { token, query: { id: saved.id } })
  await call('SavedMenu/Restore', { token, body: { id: saved.id } })
  await call('CookingClass/Register', { token, body: { classId: 1, note: WORDS } })
  await call('CookingClass/CancelRegistration', { token, body: { classId: 1 } })
  const picked = [{ surveyAnswerGroupId: 10, surveyAnswerIds: [13], textAnswer: WORDS }]
  const photo = `data:image/jpeg;base64,${picture.toString('base64')}`
  const cooked = [{ surveyAnswerGroupId: 20, surveyAnswerIds: [21] }]
  await call('Survey/SubmitSurvey', {
    token,
    body: {
      surveyId: asked.survey,
      key: randomUUID(),
      answers: [
        { surveyQuestionId: 1, surveyAnswerGroups: picked },
        { surveyQuestionId: 2, surveyAnswerGroups: cooked, images: [photo] },
        { surveyQuestionId: 3, surveyAnswerGroups: [], textAnswer: WORDS },
      ],
    },
  })
  const chosen = { surveyQuestionId: 1, surveyAnswerGroupId: 10, surveyAnswerId: 13, textAnswer: WORDS }
  await call('Poll/SubmitPoll', { token, body: { pollId: asked.poll, userPolls: [{ pollId: asked.poll, ...chosen }] } })
  await call('Prompt/AddView', { token, body: { kind: 'popup', id: asked.popup } })
  await call('User/SetConsent', { token, body: { purpose: 'reminders', given: true, textVersion: WORDS } })
  await call('UserContact/AddNew', { token, body: { ...message, email: 'noikhac.sen@example.vn' } })

  // Her contacts change, one change is undone, and a code is asked for while there is no password.
  site.later(1)
  await call('User/ChangeEmail', { token, body: { email: NEXT_EMAIL, ...proof } })
  await call('User/ConfirmEmail', { body: { token: linkOf(NEXT_EMAIL) } })
  const undone = await call('User/UndoContactChange', { body: { token: linkOf(EMAIL) } })
  token = (await call('User/SocialLogin', { query: social })).accessToken
  await call('User/SendOwnCode', { token })
  await call('User/DownloadData', { token, body: { ownCode: codeOf(EMAIL) } })
  const again = { code: undone.token, newPassword: PASSWORD, confirmPassword: PASSWORD }
  expect((await site.call('User/ResetPassword', { body: again })).status).toBe(200)
  token = await logIn(EMAIL, PASSWORD)
  await call('User/ChangePhoneNumber', { token, body: { phoneNumber: NEXT_PHONE, ...proof } })
  await call('User/ChangePhoneNumber', { token, body: { phoneNumber: NEXT_PHONE, code: codeOf(NEXT_PHONE) } })
  await call('User/DeleteChild', { token, query: { childId } })
  await call('User/UpdateUser', {
    token,
    body: { children: [{ fullName: CHILD, dayOfBirth: '2025-11-21', gender: 1 }] },
  })
  const nextChild = (await site.call('User/UserInfo', { token })).data().children[0]?.id ?? 0
  await call('HealthCheck/CheckChildHealth', { token, body: { ...child, childId: nextChild } })
  await call('User/EndSession', { token, body: proof })
  await call('User/DeleteAccount', { token, body: proof })
  await call('User/KeepAccount', { token })
  const { request } = await call('User/RequestLoginCode', { body: { username: EMAIL, response: '' } })
  await call('User/LoginByCode', { body: { request, code: codeOf(EMAIL) } })
  await site.login(EMAIL, 'sai-mat-khau', IP)
  // Asked for and not finished: what was sent lies there still.
  site.later(1)
  await call('User/ChangeEmail', { token, body: { email: NEXT_EMAIL, ...proof } })
  await call('User/ForgotPassword', { query: { userName: EMAIL } })
  await call('User/RequestLoginCode', { body: { username: PHONE, response: '' } })
  await call('User/RequestLoginCode', { body: { username: NEXT_PHONE, response: '' } })
  await site.call('User/DownloadData', { token, body: { password: 'sai-mat-khau' } })
  await call('User/DeleteAccount', { token, body: proof })
  await site.call('User/DownloadData', { token, body: { password: 'sai-mat-khau' } })
  // Within the seven days she still logs in.
  const last = await logIn(EMAIL, PASSWORD)
  await setUpSecondStep({ site, call }, last)
  await site.login(EMAIL, 'sai-mat-khau', IP)
  site.later(1)
  setCourierDown(true)
  await call('User/ForgotPassword', { query: { userName: EMAIL } })
  return last ?? ''
}

/** An app and a passkey, by which she logs in once more; another login and another app are begun and not finished. */
async function setUpSecondStep(
  { site, call }: Pick<ErasureSite, 'site' | 'call'>,
  first: string | null,
): Promise<void> {
  const device = new Map<string, string>()
  let token = first
  const begin = (method: 'totp' | 'passkey') =>
    call('User/BeginSecondStep', { token, device, body: { method, password: PASSWORD } })
  const { totp } = await begin('totp')
  await call('User/AddSecondStep', { token, device, body: { code: appCode(totp?.secret ?? '', site.clock.now) } })
  const key = softwareAuthenticator()
  const passkey = key.create((await begin('passkey')).passkey ?? { challenge: '' })
  await call('User/AddSecondStep', { token, device, body: { passkey, name: WORDS } })
  await call('User/RenewRecoveryCodes', { token, device })
  const logIn = async () =>
    (await call('User/Login', { device, body: { UserName: EMAIL, Password: PASSWORD } })).secondStep?.ticket
  const ticket = await logIn()
  const assertion = key.get(await call('User/GetPasskeyChallenge', { device, body: { ticket } }))
  token = (await call('User/ConfirmSecondStep', { device, body: { ticket, passkey: assertion } })).accessToken
  const [{ id: passkeyId } = { id: 0 }] = (await site.call('User/GetSecondStep', { token, device })).data().passkeys
  await call('User/RemoveSecondStep', { token, device, body: { method: 'passkey', passkeyId } })
  const other = softwareAuthenticator().create((await begin('passkey')).passkey ?? { challenge: '' })
  await call('User/AddSecondStep', { token, device, body: { passkey: other, name: WORDS } })
  await begin('totp')
  await logIn()
  await site.call('User/DownloadData', { token, device, body: { password: 'sai-mat-khau' } })
}

/** Registers as medical staff and leaves again. */
export async function liveAsStaff({ site, call, sentTo }: ErasureSite): Promise<void> {
  const { userType: _, ...body } = registration(STAFF.email, { fullName: STAFF.name })
  const work = { otherDepartment: `3Khoa ${WORDS}`, positionId: 9999, otherPosition: `Cố vấn ${WORDS}` }
  const { userId } = await call('User/MedicalStaffRegister', { body: { ...body, ...work } })
  await call('User/ConfirmEmail', { body: { token: linkIn(sentTo(STAFF.email)) } })
  const { accessToken } = (
    await site.call('User/Login', { body: { UserName: STAFF.email, Password: body.password ?? '' } })
  ).data()
  await refuse(site, userId)
  await call('Staff/AskAgain', { token: accessToken, body: { note: WORDS } })
  await call('User/DeleteAccount', { token: accessToken, body: { password: body.password } })
}

/** An editor says why she is not approved, in words about the person. */
async function refuse({ database, server, clock }: AccountSite, userId: number): Promise<void> {
  const services = { database, now: () => clock.now, account: { postman: server.postman, siteUrl: '' } }
  await decide(services, { userId, decision: 'refused', reason: WORDS, lastDecisionId: 0, decidedBy: null })
  await server.postman.idle()
}
