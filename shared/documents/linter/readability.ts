import type { AssembledDocument, Block, Run } from '../engine/model.ts'

/** A sentence with the number or the title of the section that it stands in. */
type Sentence = { text: string; words: number; place: string }

/**
 * How hard a document reads. `grade` is that of Flesch and Kincaid: the years of school in the United
 * States after which somebody reads it with ease.
 */
export type Readability = {
  grade: number
  words: number
  sentences: number
  /** Words of the median sentence. */
  median: number
  longest: Sentence | undefined
}

/** A full stop after one of these ends no sentence: citations, titles, hours. */
const SHORTENED = [
  ...['Inc', 'Co', 'Corp', 'Ltd', 'Jr', 'Sr', 'Mr', 'Mrs', 'Ms', 'Dr', 'No', 'Nos', 'etc'],
  ...['ch', 'tit', 'art', 'cl', 'subd', 'Ch', 'Tit', 'Art', 'Sec', 'Stat', 'Rev', 'Gen', 'Ann'],
  ...['Civ', 'Prob', 'Fam', 'Bus', 'Prof', 'Lab', 'Ins', 'Proc', 'Dom', 'Rel', 'Est', 'Treas'],
  ...['Reg', 'Admin', 'Const', 'Fed', 'Ariz', 'Ark', 'Cal', 'Colo', 'Conn', 'Del', 'Fla', 'Ga'],
  ...['Ind', 'Kan', 'Ky', 'La', 'Md', 'Mass', 'Mich', 'Minn', 'Mo', 'Mont', 'Neb', 'Nev', 'Okla'],
  ...['Pa', 'Tenn', 'Tex', 'Vt', 'Va', 'Wash', 'Wis', 'Wyo'],
]
const ABBREVIATION = new RegExp(
  `(?:^|[\\s("“])(?:(?:\\p{L}\\.)+\\p{L}|${SHORTENED.join('|')})\\.$`,
  'u',
)
const BOUNDARY = /(?<=[.!?][”"’')\]]*)\s+(?=[“"‘'([]?[\p{Lu}\d])/u

const sentencesOf = (text: string): string[] => {
  const sentences: string[] = []
  for (const part of text.split(BOUNDARY)) {
    const before = sentences.at(-1)
    if (before === undefined || !ABBREVIATION.test(before)) sentences.push(part)
    else sentences[sentences.length - 1] = `${before} ${part}`
  }
  return sentences
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []

/** By groups of vowels, without a silent e: near enough for an average over a document. */
const syllablesIn = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

const textOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? ' ' : run.text)).join('')

type Line = { text: string; place: string }

/** The lines that hold sentences: paragraphs, boxes and items; no headings, tables or signatures. */
const proseOf = (blocks: readonly Block[]): Line[] => {
  let section = 'the beginning'
  const visit = (block: Block): Line[] => {
    switch (block.kind) {
      case 'heading':
        section = [block.number, textOf(block.runs)].filter(Boolean).join(' ')
        return []
      case 'paragraph':
        return [{ text: textOf(block.runs), place: block.number ?? section }]
      case 'box':
        return block.paragraphs.map(({ runs }) => ({ text: textOf(runs), place: section }))
      case 'list':
        return block.items.map(({ runs, marker }) => ({
          text: textOf(runs),
          place: marker === '•' ? section : `${section}, ${marker}`,
        }))
      case 'together':
        return block.blocks.flatMap(visit)
      default:
        return []
    }
  }
  return blocks.flatMap(visit)
}

const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The sentences of a printed document; an item of a list counts as a sentence of its own. */
export const sentencesIn = ({ blocks }: AssembledDocument): Sentence[] =>
  proseOf(blocks).flatMap(({ text, place }) =>
    sentencesOf(text)
      .map((sentence): Sentence => ({ text: sentence, words: wordsOf(sentence).length, place }))
      .filter(({ words }) => words > 0),
  )

/** The reading grade of a printed document. */
export const readabilityOf = (document: AssembledDocument): Readability => {
  const sentences = sentencesIn(document)
  const words = sentences.flatMap(({ text }) => wordsOf(text))
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  const perSentence = words.length / Math.max(1, sentences.length)
  const perWord = syllables / Math.max(1, words.length)
  return {
    grade: sentences.length === 0 ? 0 : 0.39 * perSentence + 11.8 * perWord - 15.59,
    words: words.length,
    sentences: sentences.length,
    median: medianOf(sentences.map((sentence) => sentence.words)),
    longest: [...sentences].sort((a, b) => b.words - a.words)[0],
  }
}
