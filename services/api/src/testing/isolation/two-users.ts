import { randomUUID } from 'node:crypto'
import type { CallBody } from 'shared-contracts/calls'
import sharp from 'sharp'
import { addQuestionnaire } from '../../surveys/testing/sample-questionnaires'
import { type AccountSite, PASSWORD } from '../account-site'

/** What belongs to one user and has an id or a secret that somebody else may learn. */
export const kinds = [
  'user',
  'child',
  'childCheck',
  'motherCheck',
  'cartEntry',
  'savedMenu',
  'listShare',
  'dietCheck',
  'registration',
  'submission',
  'email',
  'phoneNumber',
  'code',
] as const
export type Kind = (typeof kinds)[number]

export interface SeededUser {
  readonly token: string
  readonly password: string
  readonly ids: Readonly<Record<Kind, number | string>>
  /** Texts and figures that stand in this user's data alone. */
  readonly marks: readonly string[]
}

/** A small picture, as a data address. */
export async function samplePicture(background: string): Promise<string> {
  const png = await sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

interface Person {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  /** kg and cm that nobody else has. */
  readonly weight: number
  readonly height: number
  readonly background: string
}

/** A mother with something of everything that users have, all by the API. A new kind of data of users is added here. */
export async function seedUser(site: AccountSite, person: Person): Promise<SeededUser> {
  const mark = `RIENG-${person.name}`
  const children: CallBody<'User/Register'>['children'] = [
    { fullName: `${mark}-CON`, dayOfBirth: '2025-11-21', gender: 1 },
  ]
  const { userId, token } = await site.newUser(person.email, {
    fullName: mark,
    userType: 1,
    pregnancyWeeks: 20,
    children,
    consents: [{ purpose: 'health-data', given: true, textVersion: mark }],
  })
  const { childId } = { childId: (await site.call('User/UserInfo', { token })).data().children[0]?.id ?? 0 }
  const { weight, height } = person
  const childCheck = await site.call('HealthCheck/CheckChildHealth', { token, body: { childId, weight, height } })
  const motherCheck = await site.call('HealthCheck/CheckMotherHealth', {
    token,
    body: { weight: weight + 50, height: height + 80, pregnancyWeeks: 20 },
  })
  ;(await site.call('Favorite/AddFavoriteDish', { token, body: { dishId: 1 } })).data()
  ;(await site.call('Favorite/AddFavoriteArticle', { token, body: { articleId: 3001 } })).data()
  const meals = [{ mealCode: 2, dishes: [{ dishId: 2, portion: 1 }] }]
  const cart = await site.call('UserCart/AddNewMenuCart', {
    token,
    body: { objectTypeId: 2, title: `${mark}-MON`, meals },
  })
  const share = await site.call('UserCart/ShareList', { token })
  const line = { id: randomUUID(), text: `${mark}-DONG` }
  const noted = await site.call('UserCart/ChangeList', {
    token,
    body: { operations: [{ key: randomUUID(), at: site.clock.now.toISOString(), kind: 'add-line', line }] },
  })
  noted.data()
  const savedMenu = await site.call('SavedMenu/Add', {
    token,
    body: { key: randomUUID(), title: `${mark}-THUC-DON`, objectTypeId: 2, days: [{ dayCode: 'N1', meals }] },
  })
  ;(await site.call('CookingClass/Register', { token, body: { classId: 1, note: `${mark}-GHI-CHU` } })).data()
  const diet = await site.call('NutritionConsulting/SaveAnswers', {
    token,
    body: { objectTypeId: 2, answers: [{ questionId: 4, text: `${mark}-AN` }] },
  })
  const surveyId = await addQuestionnaire(site.database.query, 'survey')
  const submission = await site.call('Survey/SubmitSurvey', {
    token,
    body: {
      surveyId,
      key: randomUUID(),
      answers: [
        {
          surveyQuestionId: 1,
          surveyAnswerGroups: [{ surveyAnswerGroupId: 10, surveyAnswerIds: [13], textAnswer: `${mark}-KHAC` }],
        },
        {
          surveyQuestionId: 2,
          surveyAnswerGroups: [{ surveyAnswerGroupId: 20, surveyAnswerIds: [21] }],
          images: [await samplePicture(person.background)],
        },
        { surveyQuestionId: 3, surveyAnswerGroups: [], textAnswer: `${mark}-KHAO-SAT` },
      ],
    },
  })
  const { pictureUrl } = (
    await site.call('User/UpdateAvatar', { token, body: { picture: await samplePicture(person.background) } })
  ).data()
  ;(
    await site.call('User/ChangePhoneNumber', { token, body: { phoneNumber: person.phoneNumber, password: PASSWORD } })
  ).data()
  ;(await site.call('User/ChangeEmail', { token, body: { email: `moi-${person.email}`, password: PASSWORD } })).data()
  await site.server.postman.idle()
  const registrations = await site.database.pool.query<{ id: number }>(
    'select id from class_registrations where user_id = $1',
    [userId],
  )
  const saved = await site.database.pool.query<{ id: number }>('select id from diet_checks where user_id = $1', [
    userId,
  ])
  childCheck.data()
  diet.data()
  return {
    token,
    password: PASSWORD,
    ids: {
      user: userId,
      child: childId,
      childCheck: childCheck.data().id,
      motherCheck: motherCheck.data().id,
      cartEntry: cart.data().id,
      savedMenu: savedMenu.data().id,
      listShare: share.data().id,
      dietCheck: saved.rows[0]?.id ?? 0,
      submission: submission.data().submissionId,
      registration: registrations.rows[0]?.id ?? 0,
      email: person.email,
      phoneNumber: person.phoneNumber,
      code: site.lastCode(person.phoneNumber),
    },
    marks: [mark, person.email, person.phoneNumber, pictureUrl, String(weight), String(height), String(weight + 50)],
  }
}
