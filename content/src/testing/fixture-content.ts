import type { ContentFolder } from '../files/content-folder'

/** Files in memory, as a content folder. */
export function memoryFolder(files: Readonly<Record<string, string>>): ContentFolder {
  return {
    read: (file) => files[file] ?? null,
    list: (folder, ending) =>
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))
        .sort(),
  }
}

const summary = 'Một câu tóm tắt đủ dài để đứng trên thẻ bài viết, nói rõ bài này giúp mẹ điều gì trong bữa ăn của con.'

function article(
  id: number,
  slug: string,
  title: string,
  more: Readonly<Record<string, string>> = {},
  body = 'Nội dung.',
) {
  const fields = {
    catalog: 'dinh-duong-va-suc-khoe-cho-be',
    category: 'an-dam',
    tags: '[sat]',
    publishedAt: '2026-01-05',
    ...more,
  }
  const text = `---
id: ${id}
title: "${title}"
slug: ${slug}
summary: "${summary}"
author: Ban biên tập
illustration: chao
sources:
  - title: Hướng dẫn
    publisher: WHO
    year: 2023
${Object.entries(fields)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}
---

## Mở đầu

${body}
`
  return { [`articles/${fields.catalog}/${id}-${slug}.md`]: text }
}

const json = (value: unknown) => JSON.stringify(value)
const nutrients =
  'energyKcal,waterG,proteinG,lipidG,glucidG,fibreG,sugarG,calciumMg,phosphorusMg,magnesiumMg,ironMg,zincMg,copperMg,seleniumUg,iodineUg,sodiumMg,potassiumMg,vitaminAUg,retinolUg,betaCaroteneUg,vitaminDUg,vitaminEMg,vitaminKUg,vitaminCMg,vitaminB1Mg,vitaminB2Mg,vitaminPpMg,vitaminB5Mg,vitaminB6Mg,folateUg,vitaminB12Ug,cholineMg,saturatedFatG,monounsaturatedFatG,polyunsaturatedFatG,cholesterolMg'.split(
    ',',
  )
const cells = (known: Readonly<Record<string, string>>) => nutrients.map((name) => known[name] ?? '').join(',')

const scales = {
  portionByObjectType: { 2: 1, 5: 0.5 },
  portionByFamily: {},
  saltByObjectType: { 5: 0 },
  sugarByObjectType: {},
  cookedPerRaw: { materials: {}, groups: {} },
  addedWaterG: {},
  addedSugarPercent: {},
  servedIn: {},
}
const groups = {
  groups: [
    { group: 'grain', title: 'Ngũ cốc', kind: 'grain', diversity: 'starch', market: 'Đồ khô' },
    { group: 'fish', title: 'Cá', kind: 'fish', diversity: 'flesh', market: 'Cá, tôm' },
  ],
  vitaminAFromUg: 120,
}
const day = (dishId: number) => ({ dayCode: 'N1', meals: [{ mealCode: 2, dishes: [{ dishId, portion: 1 }] }] })

const objectType = (objectTypeId: number, code: string, title: string, groupId: number) => ({
  objectTypeId,
  code,
  title,
  groupId,
  fromDay: null,
  toDay: null,
  breastMilkMl: 0,
  texture: '',
})
const onePlace = (id: string, mealCode: number, role: string) => ({
  id,
  mealCodes: [mealCode],
  match: { roles: [role] },
  portions: [0.5, 1],
  batches: [{ id, places: 1 }],
})
const mothers = [{ stage: 'pregnant', fromDay: 1, toDay: 300 }, { stage: 'nursing' }]
const builder = {
  courses: [
    { objectTypeIds: [2], movesPerDay: 50, courses: [onePlace('rice', 2, 'rice')] },
    { objectTypeIds: [5], movesPerDay: 50, courses: [onePlace('porridge', 1, 'porridge')] },
  ],
  habits: [],
  shares: {
    habit: { weekly: 1, sometimes: 1, seldom: 1 },
    use: { everyday: 1, sometimes: 1, rare: 1 },
    useFromGrams: 3,
  },
  weights: { hard: 1, soft: 1, vegetableTwice: 1, mainMaterialTwice: 1, dishTwice: 1, limit: 1, habit: 1 },
  vegetableFromGrams: 20,
  breastMilk: { dishIds: [], feeds: [], instead: [] },
  firstSolids: { objectTypeId: 5, breastMilkMl: 800, weeks: [] },
  likedPerDay: 1,
  assumedPer100g: {},
  search: {
    walksOfDay: 1,
    walksOfWeek: 1,
    startTemperature: 1,
    endTemperature: 0.01,
    swapShare: 0.5,
  },
}

/** A small whole site: two catalogs, four articles, two materials, three dishes, two menus, one of everything else. */
export const fixtureFiles: Readonly<Record<string, string>> = {
  'article-catalogs.json': json([
    {
      id: 3,
      code: 'dinh-duong-va-suc-khoe-cho-be',
      title: 'Cho bé',
      description: 'Nuôi con',
      staffOnly: false,
      categories: [{ id: 302, code: 'an-dam', title: 'Ăn dặm' }],
    },
    {
      id: 9,
      code: 'tai-lieu-chuyen-mon',
      title: 'Tài liệu',
      description: 'Cho cán bộ',
      staffOnly: true,
      categories: [],
    },
  ]),
  'article-tags.json': json([{ id: 6, code: 'sat', title: 'Sắt' }]),
  ...article(3001, 'duong-trong-bua-an', 'Đường trong bữa ăn', { pin: '[health-check, tool-check]' }),
  ...article(3002, 'kim-duong', 'Dương xỉ và rau dại', { publishedAt: '2026-03-05' }),
  ...article(3003, 'chao-ca-hoi', 'Cháo cá hồi', { tags: '[]' }, 'Có **đường** một chút. [Đọc thêm](/so-tay-cua-me)'),
  ...article(9001, 'chuan', 'Chuẩn tăng trưởng', {
    catalog: 'tai-lieu-chuyen-mon',
    category: '~',
    publishedAt: '2026-09-01',
  }),
  'site/navigation.json': json([
    {
      id: 1,
      text: 'Sổ tay',
      textMobile: 'Sổ tay',
      link: '/so-tay-cua-me',
      roles: [2],
      children: [],
      meta: { hideChildren: true },
    },
  ]),
  'site/site-objects.json': json([
    {
      id: 1,
      code: 'SiteLogo',
      text: 'Logo của {số món} món',
      link: '/',
      mediaLink: '/a.svg',
      thumbnail: '',
      sectionType: 'Logo',
      pagePositionName: 'Header',
      status: 1,
    },
    {
      id: 2,
      code: 'Promote',
      text: 'Ẩn',
      link: '/',
      mediaLink: '',
      thumbnail: '',
      sectionType: 'Promote',
      pagePositionName: 'Header',
      status: 0,
    },
  ]),
  'site/banners.json': json([
    {
      id: 1,
      title: 'Trong bài',
      position: 'InsideArticle',
      pages: ['article'],
      content: '**Ghi cân nặng** của bé ở [đây](/theo-doi-suc-khoe-cua-be).',
    },
  ]),
  'site/site-config.json': json({ messengerLink: '', zaloLink: '' }),
  'site/faq.json': json([
    { id: 1, group: 'Chung', question: 'Có mất phí?', answer: 'Không <script>alert(1)</script>.' },
  ]),
  'site/documents.json': json([
    { id: 1, number: '1/QĐ', title: 'Quyết định', issuer: 'Bộ Y tế', issuedAt: '2019', summary: '' },
  ]),
  'site/products.json': json([
    {
      id: 1,
      title: 'Muối i-ốt',
      summary: '',
      logoUrl: '/m.svg',
      link: '/',
      prices: [{ material: 'ca_hoi', pricePerKg: 420_000, asOf: '2026-10', source: { title: 'Chợ' } }],
    },
  ]),
  'site/cooking-classes.json': json([
    {
      id: 1,
      title: 'Bát bột',
      summary: '',
      firstDay: '2026-12-01',
      startTime: '00:30',
      endTime: '02:00',
      place: 'Bếp',
      provinceId: 1,
      seats: 20,
      illustration: 'bot',
      content: '## Nội dung',
      demo: true,
    },
  ]),
  'site/terms.md':
    '---\ntitle: Điều khoản\nversion: "1"\neffectiveAt: 2020-11-25\nupdatedAt: 2023-07-20\n---\n\n## Phạm vi\n\nMiễn phí.\n',
  'site/geography/areas.json': json([{ id: 1, title: 'Miền Bắc' }]),
  'site/geography/provinces.json': json([
    { id: 1, title: 'Hà Nội', areaId: 1, wardCount: 2, formerTitles: ['Hà Tây'] },
    { id: 2, title: 'Đà Nẵng', areaId: 1, wardCount: 0 },
    { id: 3, title: 'Cần Thơ', areaId: 1, wardCount: 0 },
  ]),
  'site/geography/districts.json': json([{ id: 1, title: 'Ba Đình', provinceId: 1, legacy: true }]),
  'site/geography/wards.csv': 'id,provinceId,districtId,title\n4,1,1,Phường Ba Đình\n97,1,,Phường Hồng Hà\n',
  'site/organization-groups.json': json([{ id: 1, title: 'Bệnh viện' }]),
  'site/organization-types.json': json([{ id: 1, title: 'Trung ương', organizationGroupId: 1 }]),
  'site/organizations.json': json([{ id: 1, title: 'Viện Dinh dưỡng', organizationTypeId: 1, provinceId: 1 }]),
  'site/departments.json': json([{ id: 1, title: 'Khoa', type: 1, organizationTypeId: 1 }]),
  'site/job-titles.json': json([{ id: 9999, title: 'Khác', isDirector: false }]),
  'site/babysitter-relationships.json': json([{ id: 1, title: 'Mẹ' }]),
  'nutrition/standards.csv': `standardId,key,title,unit,scope,measure,mealCodes,group,decimals
1,energy,Năng lượng,kcal,day,energy,,I,0
3,energyShare.1,Tỷ lệ bữa sáng,%,meal,energyShare,1,I,0
57,calcium,Canxi,mg,day,calcium,,III,0
103,iron,Sắt,mg,day,iron,,VI,1
`,
  'nutrition/standard-groups.csv': 'code,title,inTable\nI,Năng lượng,1\nII,Tỷ lệ,1\nIII,Chất khoáng,1\nVI,Vitamin,\n',
  'nutrition/needs.csv':
    'objectTypeId,standardId,min,max,need,upper,upperOf,enforce,weekMean,dayMax,reason,source,upperSource,note\n2,1,2168,2282,2282,,,hard,,,,NIN2016,,\n2,57,,1200,,,,soft,,,,NIN2016,,\n',
  'nutrition/need-reasons.csv': 'code,judged,text\nironTablets,part,Phần còn lại là viên sắt.\n',
  'nutrition/energy-needs.csv':
    'objectTypeId,activity,from,to,source\n2,light,2260,2282,NIN2016\n2,moderate,2540,2560,NIN2016\n',
  'nutrition/sources.csv':
    'code,cellCode,title,publisher,year,url\nNIN2016,,Nhu cầu dinh dưỡng khuyến nghị,Viện Dinh dưỡng,2016,\nBAND,,Khoảng làm việc,Chương trình,2026,\n',
  'nutrition/materials.csv': `materialId,key,title,titleEn,group,ediblePercent,edibleSource,vfctCode,usdaCode,allergens,mayContain,use,energyDiffers,doubtful,note,${nutrients.join(',')}
1,gao_te,Gạo tẻ,Rice,grain,100,V,1004,,,,everyday,,,,${cells({ energyKcal: '344V', calciumMg: '30V', ironMg: '1.3V' })}
2,ca_hoi,Cá hồi,Salmon,fish,100,V,8001,,fish,,sometimes,,,,${cells({ energyKcal: '136V', calciumMg: '' })}
`,
  'nutrition/dishes.csv': `dishId,slug,title,summary,family,portionFamily,role,mealCodes,objectTypeIds,region,method,mainMaterial,illustration,minutes,ingredients,habit
1,chao-ca-hoi,Cháo cá hồi,Cháo nấu với cá hồi.,porridge,,porridge,1|2,2|5,all,nấu,ca_hoi,,30,gao_te:50 ca_hoi:25,sometimes
2,com-trang,Cơm trắng,Cơm nấu.,rice,,rice,2|4,2,all,nấu,gao_te,,25,gao_te:100,weekly
3,chao-trang,Cháo trắng,Cháo nấu loãng.,porridge,,porridge,1,5,bac,nấu,gao_te,chao,25,gao_te:40,weekly
`,
  'nutrition/dish-tags.csv': 'dishTagId,code,title,rule\n7,ca,Có cá,Có nguyên liệu nhóm cá\n',
  'nutrition/seasons.csv': 'material,seasons,source\n',
  'nutrition/unit-conversions.csv':
    'material,unitId,unit,grams,source,market\ngao_te,18,bát,150,EST,\nca_hoi,20,gói,100,EST,only\n',
  'nutrition/scales.json': json(scales),
  'nutrition/food-groups.json': json(groups),
  'nutrition/pictures.json': json({
    forms: [{ form: 'com', families: ['rice'] }, { form: 'chao' }],
    parts: { gao_te: [{ part: 'gao', forms: ['com'] }, { part: null }], ca_hoi: [{ part: 'cahoi' }] },
    garnishes: {},
  }),
  'nutrition/market.json': json({
    groups: [{ title: 'Cá, tôm' }, { title: 'Đồ khô', usuallyAtHome: true }],
    elsewhere: [],
    notSold: [],
  }),
  'nutrition/steps.json': json({
    names: {},
    parts: [],
    unions: {},
    preparations: [],
    times: {},
    recipes: [{ steps: [{ text: 'Nấu chín {other}.', minutes: 25, heat: 'vừa' }] }],
    notes: [],
    safety: [],
  }),
  'nutrition/recipe-rules.json': json({
    cooking: 'nấu',
    cookingNouns: 'món nấu',
    withoutStove: 'lò',
    done: 'chín',
    mixesAll: 'trộn tất cả',
    halves: 'một nửa',
    grams: '\\d g',
    time: '\\d+ phút',
    phrases: [],
    kin: {},
    calls: {},
    required: [],
    forbidden: [],
    onlyWith: [],
    summaries: { told: [], audience: [], without: [], senses: 'giòn' },
    notes: [],
    rawAnimal: {},
    cooked: {},
    together: [],
    exceptions: [],
  }),
  'nutrition/object-types.json': json([
    objectType(2, 'MT46', 'Mẹ mang thai 3 tháng giữa', 1),
    objectType(5, 'TE7-8', 'Trẻ 6–8 tháng', 3),
  ]),
  'rules/foods.json': json([]),
  'nutrition/builder.json': json(builder),
  'nutrition/family.json': json({
    tableMeals: [2, 4],
    shared: [],
    ownPotObjectTypeIds: [5, 6],
    leadObjectTypeIds: [4],
    search: { parts: 1, movesAPart: 1000 },
    adapted: [],
    handling: [],
  }),
  'nutrition/consulting.json': json({
    source: 'Viện',
    judgedStandards: [1, 57, 103],
    untoldStandards: [103],
    tolerance: { percent: 5, amounts: {}, exactMaximums: [] },
    portions: [{ rule: 'portion-adults', grams: { grain: 200 } }],
    questions: [
      {
        id: 1,
        type: 'NumberRange',
        content: 'Mấy phần cơm?',
        unit: 'phần',
        min: 0,
        max: 10,
        eats: [{ material: 'gao_te', grams: 100 }],
      },
      {
        id: 2,
        type: 'NumberRange',
        content: 'Mấy phần cá?',
        unit: 'phần',
        min: 0,
        max: 10,
        eats: [{ material: 'ca_hoi', grams: 50 }],
      },
      {
        id: 3,
        type: 'Selection',
        content: 'Muối i-ốt?',
        objectTypeIds: [2],
        options: [
          { id: 1, content: 'Có' },
          { id: 2, content: 'Không' },
        ],
      },
      { id: 4, type: 'TextField', content: 'Ghi chú?' },
    ],
  }),
  'rules/portions.json': json([
    {
      id: 'portion-adults',
      topic: 'nutrients',
      risk: 'low',
      audience: mothers,
      statement: 'Mỗi ngày thêm nhiều nhất 200 g gạo.',
      sources: ['NIN2016'],
    },
  ]),
  'advice/diet.json': json([
    { id: 'verdict-below', audience: mothers, text: 'Ngày này còn thiếu: {below}.', on: { verdict: 'below' } },
    { id: 'verdict-met', audience: mothers, text: 'Đều trong mức nên có.', on: { verdict: 'met' } },
    {
      id: 'verdict-partial',
      audience: mothers,
      text: 'Mẹ mới ghi {meals}{share}: ghi nốt {missing} để xem nhận xét.',
      on: { verdict: 'partial' },
    },
    { id: 'verdict-low', audience: mothers, text: 'Đã ghi đủ chưa? Mới khoảng {percent}.', on: { verdict: 'low' } },
    { id: 'low-eat', audience: mothers, text: 'Nếu chỉ chừng đó thì ăn nhiều hơn.', on: { lowDay: 'eat' } },
    { id: 'low-see', audience: mothers, text: 'Ăn ít mấy ngày liền thì hỏi cán bộ y tế.', on: { lowDay: 'see' } },
    {
      id: 'energy-below',
      audience: mothers,
      text: 'Năng lượng còn thiếu khoảng {gap}.',
      on: { standardId: 1, status: 'below' },
      asks: ['energy+'],
      foods: ['gao_te'],
    },
    {
      id: 'salt-not-iodised',
      audience: mothers,
      text: 'Nên đổi sang muối có i-ốt.',
      on: { questionId: 3, optionId: 2 },
    },
  ]),
  'nutrition/menus.json': json([
    { menuId: 1, title: 'Tuần mở', summary: '', objectTypeId: 2, kind: 'free', days: [day(1)] },
    {
      menuId: 2,
      title: 'Thực đơn mẫu',
      summary: '',
      objectTypeId: 5,
      kind: 'standard',
      author: 'Viện',
      signedAt: '2026-01-01',
      days: [day(3)],
    },
  ]),
  'redirects.csv': 'from,to\n/cu/bai-1,/so-tay-cua-me\n/cu/bai-2,/so-tay-cua-me\n/cu/xoa,\n',
}
