import { fold } from './name-words.ts';

/** One thing a line, in the words of several languages: where two names say it in two of them, they do not differ. */
const THINGS = `
lipstick lippenstift lèvres rossetto labial pomadka szminka
mascara wimperntusche
spf lsf fps
foundation make makeup maquillaje fond fondotinta podklad
nail nagellack ongles smalto esmalte
headlight headlamp scheinwerfer phare faro fanale reflektor
wiper wipers scheibenwischer wischerblatt wischerblätter essuie tergicristallo limpiaparabrisas
pads bremsbeläge bremsbelag plaquettes pastiglie
discs bremsscheiben bremsscheibe disques dischi
milk milch anfangsmilch folgemilch vollmilch lait leche latte leite melk mleko mléko mjölk süt
tissues taschentücher mouchoirs pañuelos fazzoletti lenços zakdoekjes chusteczki kapesníky
rice reis riz arroz riso ryż rijst
potato potatoes kartoffel kartoffeln patata patate ziemniak
dog hund hunde hundefutter hundenahrung chien chiens perro perros cane cani hond
cat katze katzen katzenfutter katzennahrung chat chats gato gatos gatto gatti kat
food futter alimento alimentazione pienso nourriture karma voer
toothbrush toothbrushes zahnbürste schallzahnbürste brosse cepillo spazzolino
heads ersatzbürsten ersatzbürste bürstenköpfe bürstenkopf aufsteckbürsten aufsteckbürste brossettes testine cabezales końcówki opzetborstels
razor shaver rasierer rasierapparat elektrorasierer rasoir afeitadora rasoio
blades klingen rasierklingen razorblades lames cuchillas lamette scheermesjes ostrza
vacuum staubsauger aspirateur aspirador aspirapolvere stofzuiger odkurzacz
kettle wasserkocher bouilloire hervidor bollitore waterkoker
toaster tostadora tostapane broodrooster
blender mixer standmixer smoothie mixeur batidora frullatore
fryer airfryer heißluftfritteuse friteuse freidora friggitrice
drill bohrer bohrmaschine perceuse taladro trapano
hammer bohrhammer perforateur martillo martello
saw säge stichsäge kreissäge handkreissäge scie sierra sega
grinder winkelschleifer schleifer meuleuse amoladora smerigliatrice
screwdriver schrauber akkuschrauber visseuse atornillador avvitatore
backpack rucksack mochila zaino plecak rugzak
suitcase koffer valise maleta valigia walizka
bag tasche sac bolso borsa torba
tent zelt tente tienda tenda namiot
bulb lampe lamp leuchtmittel glühbirne ampoule bombilla lampadina żarówka
chair stuhl chaise silla sedia krzesło stoel
table tisch mesa tavolo stół tafel
knife messer couteau cuchillo coltello nóż mes
pot topf kochtopf casserole olla pentola garnek
bottle trinkflasche flasche bouteille botella bottiglia butelka
towel handtuch badetuch serviette toalla asciugamano ręcznik
pillow kissen kopfkissen oreiller almohada cuscino poduszka
duvet bettdecke decke couette edredón piumino kołdra
ring bague anillo anello
necklace halskette kette collier collar collana
sunglasses sonnenbrille lunettes gafas occhiali
sunscreen sonnencreme sonnenmilch solaire protector solare
soap seife savon jabón sapone mydło
cream creme crème crema krem
face gesicht visage cara viso twarz gesichtscreme
body körper corps cuerpo corpo
stroller kinderwagen buggy poussette cochecito passeggino
seat kindersitz autositz siège silla seggiolino fotelik
doll puppe poupée muñeca bambola lalka
blocks bausteine briques bloques mattoncini klocki bausatz
bike bicycle fahrrad vélo bicicleta bici rower fiets
helmet helm casque casco kask
glove gloves handschuh handschuhe gants guantes guanti
hose schlauch gartenschlauch slang tuinslang trädgårdsslang tuyau manguera tubo wąż
mower rasenmäher tondeuse cortacésped tosaerba
printer drucker imprimante impresora stampante drukarka
ink tinte tintenpatrone druckerpatrone encre cartouche tinta inchiostro cartridge cartuccia
screen bildschirm monitor écran pantalla schermo
mouse maus souris ratón myszka
keyboard tastatur clavier teclado tastiera klawiatura
worn:over-ear headphones kopfhörer casque auriculares cuffie słuchawki
worn:in-ear earbuds earphones ohrhörer écouteurs auricolari
cable kabel câble ladekabel
flavour:chocolate tafel tavoletta tableta
form:foam rasierschaum
cocoa kakao cacao
camera kamera caméra cámara fotocamera aparat digitalkamera dslr
tv television fernseher téléviseur televisor televisore
phone smartphone handy telefon téléphone teléfono móvil telefono cellulare telefoon telefone
watch uhr montre reloj orologio
speaker lautsprecher enceinte altavoz cassa
pro professional
junior jr
rosemary rosmarin romarin romero rosmarino
`;

/** The lines in which a word stands; "casque" is a helmet and headphones. */
const linesOf = new Map<string, number[]>();
for (const [line, words] of THINGS.split('\n').entries()) {
  for (const word of words.split(' ').map(fold)) linesOf.set(word, [...(linesOf.get(word) ?? []), line]);
}

/** Both are known, and not as one. */
export const areTwoThings = (a: string, b: string): boolean => linesOf.has(a) && linesOf.has(b) && !areOneThing(a, b);

export function areOneThing(a: string, b: string): boolean {
  const lines = linesOf.get(a);
  return lines !== undefined && linesOf.get(b)?.some((line) => lines.includes(line)) === true;
}
