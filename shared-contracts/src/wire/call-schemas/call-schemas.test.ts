import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { type CallAddress, callAddresses } from '../calls/index'
import type { CallAnswer, CallName, CallQuery } from '../calls/types'
import { callSchemas } from './index'

/** Calls whose names are fixed, as others rely on them, by controller. */
const SPEC_CALLS: Readonly<Record<string, string>> = {
  User: `UserInfo Login SocialLogin Register MedicalStaffRegister GetVerifyPhoneNumberCode GetResetPasswordCodeByOtp
    VerifyPhoneNumber UpdateAvatar UpdateUser ChangePhoneNumber ResendConfirmEmail ForgotPassword ResetPassword
    ChangePassword`,
  Email: 'GetCaptchaCode SendEmail GetEmailTemplate',
  Captcha: 'GetCaptchaCode',
  UserContact: 'AddNew',
  ObjectType: 'GetAll',
  Standard: `GetAllStandard GetAllStandardForNutritionConsulting
    GetAllStandardForNutritionConsultingByObjectTypeId`,
  RecommendedDiet: 'GetRecommendedDietByObjectTypeId',
  Area: 'GetAll',
  Province: 'GetAll',
  District: 'GetByProvinceId',
  Ward: 'GetByDistrictId',
  Organization: 'GetAll',
  OrganizationGroup: 'GetAll',
  OrganizationType: 'GetAll',
  Department: 'GetAll',
  JobTitle: 'GetAll',
  BabysitterRelationship: 'GetAll',
  Configuration: 'GetAllConfigurations GetSiteObjectsByPagePosition',
  Popup: 'GetActivePopupByPage',
  Cache: 'ClearAllCache',
  Article: `GetPinToNutritionConsultingPageArticles GetPinToHealthCheckPageArticles GetPinToToolCheckPageArticles
    GetRelatedArticles GetByCatalog GetByCategory GetById GetLatestArticles GetMostViewArticlesByCataLog Search`,
  ArticleTag: 'GetAll',
  ArticleCategory: 'GetAll GetByCatalogId',
  ArticleCatalog: 'GetAll',
  HomePage: 'Articles',
  ArticleStatistic: 'AddNew',
  MenuStatistic: 'AddNew',
  Product: 'GetById GetRandomProducts GetAll GetLogos',
  Favorite: 'GetFavoriteDishes GetFavoriteArticles AddFavoriteArticle AddFavoriteDish RemoveFavorite',
  HealthCheck: `GetMotherHealthHistory CheckMotherHealth CheckOtherMotherHealth CheckChildHealth
    CheckOtherChildHealth ResetMotherHealthHistory GetChildrenHealthHistory ResetChildHealthHistory`,
  Survey: `SubmitSurvey GetAllActiveSurvey GetSurveyByObjectTypeId GetRemainingSurveys GetById
    GetSubmittedSurvey`,
  Poll: 'SubmitPoll GetAllActivePoll GetPollByObjectTypeId GetRemainingPolls GetById GetSubmittedPoll',
  Dish: 'GetAllDishesForBuildMenu GetAllDishes GetById Search',
  DishTag: 'GetAll',
  Menu: `HomePage Search GetStandardMenuById GetStandardMenu GetFreeMenu GetWeekMenu ChangeDish ChangeMaterial
    ChangeMultipleMaterials BuildRelatedMealMenu GetGenerateMenuDetail`,
  BuildMenu: 'BuildMenu BuildMealMenu BuildRelatedMenu',
  UserCart: `GetAll AddNewDishCart AddNewMealCart AddNewMenuCart AddNewWeekMenuCart Delete DeleteAll
    ExportAllMenuUserCart ExportCartByMenuId`,
  NutritionConsulting: 'GetQuestions SaveAnswers',
  CookingClass: 'GetById GetByMonth GetRegisteredClasses Register',
}

const fixedCallNames = [
  'UnitConverts',
  ...Object.entries(SPEC_CALLS).flatMap(([controller, calls]) =>
    calls.split(/\s+/).map((call) => `${controller}/${call}`),
  ),
]

const addresses: [string, CallAddress][] = Object.entries(callAddresses)

// Type-level: addresses and schemas name the same calls, so neither difference has a member.
type Unaddressed = Exclude<keyof typeof callSchemas, CallName>
type Unshaped = Exclude<CallName, keyof typeof callSchemas>
const differences: [Unaddressed, Unshaped] extends [never, never] ? 'none' : 'some' = 'none'

describe('the table of calls', () => {
  test.each(fixedCallNames)('the fixed call %s is in it', (name) => {
    expect(Object.keys(callAddresses)).toContain(name)
  })

  test('addresses and schemas name the same calls', () => {
    expect(differences).toBe('none')
    expect(Object.keys(callSchemas)).toEqual(Object.keys(callAddresses))
  })

  test.each(addresses)('%s has its own name as path', (name, address) => {
    expect(address.path).toBe(`/api/${name}`)
  })

  test('no two paths differ in letter case alone', () => {
    const paths = addresses.map(([, address]) => address.path.toLowerCase())
    expect(new Set(paths).size).toBe(paths.length)
  })

  test.each(addresses.filter(([, address]) => address.cacheSeconds !== undefined))(
    '%s is cached, so everyone may read it',
    (_, address) => {
      expect([address.method, address.access]).toEqual(['GET', 'public'])
    },
  )

  test.each(Object.entries(callSchemas))('%s prints as JSON schema', (name, schemas) => {
    for (const schema of Object.values(schemas)) {
      if (!(schema instanceof z.ZodType)) continue
      expect(Object.keys(z.toJSONSchema(schema, { io: 'input', target: 'openapi-3.0' })).length).toBeGreaterThan(0)
    }
    expect(schemas.summary.length).toBeGreaterThan(5)
    expect(name).not.toBe('')
  })

  test('clients pass numbers where addresses carry text', () => {
    const query: CallQuery<'Article/GetByCategory'> = { categoryIds: [101, 102], pageSize: 4 }
    expect(callSchemas['Article/GetByCategory'].query.parse(query)).toEqual({
      categoryIds: [101, 102],
      pageNumber: 1,
      pageSize: 4,
    })
    expect(callSchemas['Article/GetByCategory'].query.parse({ categoryIds: '101,102' }).categoryIds).toEqual([101, 102])
    const revision: CallAnswer<'Content/GetRevision'> = {
      revision: 1,
      changedAt: '2026-01-05T00:00:00Z',
      generation: 0,
    }
    expect(callSchemas['Content/GetRevision'].answer.parse(revision)).toEqual(revision)
  })
})
