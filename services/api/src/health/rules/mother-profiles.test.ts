import { pregnancyDays } from 'shared-contracts/ages'
import { gainAdvice, gainFindingsOf } from 'shared-contracts/gain-advice'
import { assessMother } from 'shared-contracts/gestation'
import type { AudiencePerson } from 'shared-contracts/health-rules'
import { type HealthProfile, type Told, testProfiles } from '../testing/health-profile'
import type { MotherMeasures } from './mother-health'

const SLIMMING = /(?<!không |và không )(?:nhịn ăn|bỏ bữa|ăn kiêng để)|(?<!để )giảm cân/iu

async function motherTold(measures: Partial<MotherMeasures>): Promise<Told> {
  const all: MotherMeasures = {
    weight: null,
    height: 160,
    weightBeforePregnancy: null,
    pregnancyWeeks: null,
    pregnancyDayInWeek: null,
    weeksAfterBirth: null,
    fetusCount: 1,
    ...measures,
  }
  const days = all.pregnancyWeeks === null ? null : pregnancyDays(all.pregnancyWeeks, all.pregnancyDayInWeek ?? 0)
  const findings = gainFindingsOf({ ...all, ...assessMother(all), pregnancyDays: days, pace: null })
  const advice = gainAdvice(findings, days)
  if (!advice) throw new Error('nothing is told')
  const person: AudiencePerson = days === null ? { stage: 'nursing' } : { stage: 'pregnant', day: days }
  return { person, urgency: advice.urgency, verdict: null, texts: advice.advice }
}

const profiles: readonly Omit<HealthProfile, 'never'>[] = [
  {
    who: 'a mother of BMI 18.45 in week 20',
    told: () => motherTold({ weightBeforePregnancy: 47.232, weight: 50.5, pregnancyWeeks: 20 }),
    urgency: 'fine',
    statements: ['gain-thin'],
  },
  {
    who: 'a mother in week 13 who gained 1.5 kg',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 53.5, pregnancyWeeks: 13 }),
    urgency: 'fine',
    statements: ['gain-normal-bmi'],
  },
  {
    who: 'a mother in week 10 who lost 1 kg',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 51, pregnancyWeeks: 10 }),
    urgency: 'watch',
    statements: ['gain-first-three-months', 'vomiting-in-pregnancy'],
  },
  {
    who: 'a mother in week 9 who lost 6 %',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 48.8, pregnancyWeeks: 9 }),
    urgency: 'see now',
    statements: ['vomiting-in-pregnancy'],
  },
  {
    who: 'a mother in week 24 who gained too little',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 54, pregnancyWeeks: 24 }),
    urgency: 'watch',
    statements: ['gain-normal-bmi', 'gain-pace'],
  },
  {
    who: 'an overweight mother in week 30 who gained much',
    told: () => motherTold({ weightBeforePregnancy: 70, weight: 82, pregnancyWeeks: 30 }),
    urgency: 'watch',
    statements: ['gain-overweight', 'gain-no-slimming', 'gain-sudden-with-swelling'],
  },
  {
    who: 'a mother in week 41',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 64, pregnancyWeeks: 41 }),
    urgency: 'see now',
    statements: ['gain-after-week-40', 'danger-signs-mother'],
  },
  {
    who: 'a mother of twins in week 24 who gained 8 kg',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 60, pregnancyWeeks: 24, fetusCount: 2 }),
    urgency: 'fine',
    statements: ['gain-twins', 'gain-sudden-with-swelling'],
  },
  {
    who: 'a mother of twins in week 24 who gained too little',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 57, pregnancyWeeks: 24, fetusCount: 2 }),
    urgency: 'watch',
    statements: ['gain-twins', 'gain-pace'],
  },
  {
    who: 'a mother of twins in week 30 who gained much',
    told: () => motherTold({ weightBeforePregnancy: 70, weight: 90, pregnancyWeeks: 30, fetusCount: 2 }),
    urgency: 'watch',
    statements: ['gain-twins', 'gain-no-slimming', 'gain-sudden-with-swelling'],
  },
  {
    who: 'a mother of twins of BMI 18.45 in week 20',
    told: () => motherTold({ weightBeforePregnancy: 47.232, weight: 53, pregnancyWeeks: 20, fetusCount: 2 }),
    urgency: 'watch',
    statements: ['gain-twins', 'gain-sudden-with-swelling'],
  },
  {
    who: 'a mother of triplets in week 10',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 53, pregnancyWeeks: 10, fetusCount: 3 }),
    urgency: 'watch',
    statements: ['gain-twins', 'vomiting-in-pregnancy'],
  },
  {
    who: 'a mother of twins in week 37',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 70, pregnancyWeeks: 37, fetusCount: 2 }),
    urgency: 'see',
    statements: ['birth-of-multiples', 'danger-signs-mother'],
  },
  {
    who: 'a mother of twins in week 38',
    told: () => motherTold({ weightBeforePregnancy: 52, weight: 70, pregnancyWeeks: 38, fetusCount: 2 }),
    urgency: 'see now',
    statements: ['birth-of-multiples', 'danger-signs-mother'],
  },
  {
    who: 'a thin mother 10 weeks after birth',
    told: () => motherTold({ weight: 45, weeksAfterBirth: 10 }),
    urgency: 'watch',
    statements: ['bmi-before-pregnancy'],
  },
]

testProfiles(profiles.map((profile) => ({ ...profile, never: SLIMMING })))
