import { fold } from './name-words.ts';
import { areOneThing, areTwoThings } from './same-things.ts';

/** What kind of thing it is: one shop says it and the next does not, and the product is the same. */
const KINDS = new Set(
  `headphones headphone headset earbuds earphones kopfhörer ohrhörer casque écouteurs auriculares cuffie koptelefoon słuchawki hörlurar kulaklık fones
   smartphone handy phone telefon téléphone teléfono móvil telefono cellulare telefoon telefone tablet laptop notebook computer pc
   fernseher tv television téléviseur televisor televisore monitor bildschirm écran speaker lautsprecher enceinte altavoz cassa
   dslr slr camcorder webcam camera kamera caméra cámara fotocamera aparat digitalkamera drucker printer imprimante impresora stampante maus mouse souris ratón tastatur keyboard clavier
   gaming konsole console consola videospiel game spiel jeu juego gioco puzzle spielzeug toy jouet buch book livre libro boek książka roman novel
   zahnpasta toothpaste dentifrice dentífrico dentifricio dientes deodorant deo parfum perfume profumo duft fragrance waschmittel detergent weichspüler
   schokolade chocolate kaffee coffee café caffè kawa tee tea thé té mineralwasser nudeln pasta
   wine wein rotwein weißwein vin vino vinho wijn wino şarap whisky whiskey bier beer bière cerveza birra cerveja piwo
   smartwatch watch uhr montre reloj orologio nintendo
   schuhe shoes sneaker sneakers chaussures zapatillas scarpe schoenen boots stiefel jeans hose shirt jacke jacket
   pfanne bratpfanne pan poêle sartén padella akkuschrauber bohrschrauber reifen tyre tire pneu neumático pneumatico matratze mattress
   product produkt produit producto prodotto gerät device appareil model modell modèle modelo modello version serie series`
    .split(/\s+/)
    .map(fold),
);
/** Choices that say what is plain from the rest of the name. */
const PLAIN_AXES = /^(?:form|worn|sex:men|flavour:plain)/;

const isKind = (word: string): boolean => KINDS.has(word) || word.startsWith('worn:');

/** Each says a kind of its own, and not one thing in two languages: headphones and earbuds. */
export function kindsDiffer(some: readonly string[], others: readonly string[]): boolean {
  const mine = some.filter((word) => isKind(word) && !others.includes(word));
  const theirs = others.filter((word) => isKind(word) && !some.includes(word));
  const areSome = (are: typeof areOneThing): boolean => mine.some((one) => theirs.some((other) => are(one, other)));
  return areSome(areTwoThings) && !areSome(areOneThing);
}

export function isGeneric(word: string): boolean {
  return KINDS.has(word) || (word.includes(':') && PLAIN_AXES.test(word));
}
