import hangul from '@expo-google-fonts/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf'
import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'
import arabic from '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'
import devanagari from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'
import hebrew from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'
import symbols from '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'
import thai from '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'
import notoSerif from '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf'
import notoSerifItalic from '@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf'
import notoSerifBold from '@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf'
import notoSerifBoldItalic from '@expo-google-fonts/noto-serif/600SemiBold_Italic/NotoSerif_600SemiBold_Italic.ttf'
import han from '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'
import regular from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'
import italic from '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'
import bold from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'
import boldItalic from '@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf'
import type { Face } from '../layout/measure.ts'

/**
 * Scripts that Source Serif lacks, in the order they are tried: names from anywhere stay readable.
 * The Han font holds all 20,992 unified ideographs, traditional and simplified, and kana.
 */
const OTHER_SCRIPTS = [han, hangul, hebrew, arabic, devanagari, thai, symbols, emoji]

/** Font files of each face, the first that has a character prints it. */
export const FONT_CHAINS: Record<Face, readonly string[]> = {
  regular: [regular, notoSerif, ...OTHER_SCRIPTS],
  italic: [italic, notoSerifItalic, ...OTHER_SCRIPTS],
  bold: [bold, notoSerifBold, ...OTHER_SCRIPTS],
  boldItalic: [boldItalic, notoSerifBoldItalic, ...OTHER_SCRIPTS],
}

/** Has U+FFFD, which stands for a character that no font can print. */
export const REPLACEMENT_FONT = notoSerif
