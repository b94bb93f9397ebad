import type { AssembledDocument, Block, Run } from '../engine/model.ts'

/** A sentence with the number or title of its section. */
type Sentence = { text: string; words: number; place: string }

/**
 * A document's readability. `grade` is the Flesch-Kincaid grade: the US school year needed to read
 * it with ease.
 */
export type Readability = {
  grade: number
  words: number
  sentences: number
  /** Words of the median sentence. */
  median: number
  longest: Sentence | undefined
}

/** Abbreviations whose period doesn't end a sentence. */
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

/**
 * Counts groups of vowels without a silent e, which is accurate enough for a document's average.
 */
const syllablesIn = (word: string): number => {
  const lowerCase = word.toLowerCase().replace(/[^a-z]/g, '')
  if (lowerCase.length <= 3) return 1
  const spoken = lowerCase.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

const textOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? ' ' : run.text)).join('')

type Line = { text: string; place: string }

/** Lines with sentences: paragraphs, boxes and items, but no headings, tables or signatures. */
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

/** The sentences of a printed document; a list item counts as a sentence. */
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
