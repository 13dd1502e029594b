/**
 * Words that the most common passwords consist of: names, animals, teams, brands, seasons,
 * feelings, keyboard sequences, and words that are common in this region. `isCommonPassword`
 * explains why this is a list of words and not of passwords.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwords pass passwd passcode wordpass drowssap mypassword pwd parola fjalekalimi
  login admin administrator root user guest default system master access secret security private
  server temp temporary change changeme letmein welcome enter hello test tester testing testtest demo
  sample example account public office company business student teacher school college university

  qwerty qwert qwer qwe qwertyu qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asd asdf asdfg
  asdfgh asdfghj asdfghjk asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx qazwsxedc wsx edc mnbvcxz
  poiuyt poiuytrewq lkjhgfdsa asdasd asdfasdf qweasd qweasdzxc qweqwe qwaszx zaqwsx zxczxc
  abc abcd abcde abcdef abcdefg abcdefgh xyz aaa aaaa aaaaaa xxx xxxxxx zzz

  love lover lovers lovely loveme loveyou iloveyou ilove iloveu truelove mylove lovelove baby babygirl
  angel angels honey sweet sweetie sweetheart darling sexy kiss kisses kissme princess prince queen king
  beauty beautiful happy happiness smile smiley friend friends forever family mother father brother
  sister mom dad mama papa freedom liberty peace dream dreams dreamer believe faith hope heaven blessed
  blessing jesus christ god lord thanks thankyou please nothing something whatever anything everything
  remember imagine perfect special awesome amazing crazy lucky winner success power strong hero legend

  fuck fuckyou fucker fucking fuckoff fuckme shit asshole bitch bullshit pussy cock dick dickhead bastard
  hell goaway ihateyou hate biteme suckit sucker badass badboy bigboy bigdog bigdaddy stupid loser

  monkey dragon tiger lion wolf eagle bear shark dolphin panther jaguar leopard cheetah falcon hawk raven
  horse pony rabbit bunny kitten kitty cat puppy dog doggie bulldog turtle snake spider scorpion penguin
  elephant panda chicken duck fish goldfish butterfly bird phoenix unicorn dinosaur buffalo mustang cobra
  viper cougar wildcat gorilla hamster parrot swordfish dragonfly

  sunshine sunny sun moon moonlight star stars starlight sky bluesky rainbow sunset sunrise summer winter
  spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april may
  june july august september october november december morning midnight night tonight today tomorrow
  holiday vacation christmas birthday halloween easter fire water earth storm thunder lightning snow
  snowball snowman ice iceman ocean river mountain forest flower flowers rose rosebud lily daisy garden
  diamond diamonds gold golden silver crystal platinum emerald ruby sapphire pearl amber jade

  red blue green yellow orange purple pink black white brown violet scarlet crimson
  apple apples banana cherry lemon peach peaches mango strawberry blueberry chocolate cookie cookies candy
  cheese butter pepper ginger sugar honeybee coffee pizza pancake muffin cupcake icecream popcorn peanut
  pumpkin potato tomato pickle cocacola pepsi

  football soccer basketball baseball hockey tennis golf golfer volleyball rugby cricket boxing karate
  wrestling swimming surfing fishing hunting racing skate skater snowboard champion champions goal player
  arsenal chelsea liverpool manchester manutd united everton tottenham barcelona barca realmadrid madrid
  juventus juve inter milan napoli bayern ajax celtic rangers galatasaray fenerbahce besiktas partizani
  dinamo vllaznia steelers cowboys yankees lakers bulls raiders eagles packers patriots redsox giants
  ronaldo messi cristiano beckham maradona pele neymar jordan iverson

  superman batman spiderman ironman hulk wolverine joker starwars startrek skywalker vader yoda jedi
  matrix terminator gandalf frodo hobbit legolas aragorn harrypotter potter hogwarts naruto pokemon
  pikachu goku dragonball sonic mario zelda nintendo playstation xbox minecraft fortnite roblox warcraft
  starcraft diablo counter counterstrike halflife assassin killer hunter sniper ninja samurai warrior
  knight wizard merlin vampire zombie monster ghost shadow darkness demon devil lucifer phantom slayer
  hacker matrix mickey minnie disney snoopy garfield tigger pooh simpsons homer bart scooby spongebob
  barbie cinderella tinkerbell stitch elmo shrek nemo simba
  metallica nirvana slipknot eminem madonna beatles linkinpark greenday blink rush pinkfloyd acdc queen
  elvis music guitar piano drummer rock rocknroll rockstar hiphop dance dancer techno

  computer internet laptop windows microsoft google facebook instagram twitter youtube gmail yahoo hotmail
  apple iphone samsung galaxy nokia motorola huawei android linux oracle cisco intel dell toshiba sony
  panasonic canon network wireless wifi keyboard mouse printer monitor desktop software hardware data
  mercedes ferrari porsche lamborghini bmw audi toyota honda nissan mazda suzuki yamaha kawasaki ducati
  harley corvette camaro chevrolet ford volkswagen golf passat opel fiat alfa romeo bentley bugatti
  adidas nike puma gucci marlboro camel jackdaniels heineken

  michael michelle jessica jennifer ashley amanda daniel david james john robert william richard thomas
  charles charlie joseph george edward henry harry jack jackson jason justin joshua matthew mark martin
  andrew anthony alex alexander alexandra alexis anna andrea angela angelina benjamin brandon brian carlos
  caroline charlotte chris christian christina christopher claudia daniela danielle diana dominic eduardo
  elizabeth emily emma eric fernando francesco frank gabriel giovanni hannah heather isabella ivan jasmine
  jeremy jonathan jose juan julia julian karen kevin laura lauren leonardo lisa lucas luis maggie marco
  maria mario marina martina matteo melissa miguel monica nathan natalia natasha nicholas nicolas nicole
  oliver olivia oscar pablo patricia patrick paul pedro peter rachel rebecca ricardo roberto ryan samantha
  samuel sandra sara sarah sebastian sergio simone sophia sophie stefan stephanie stephen steven taylor
  teresa tiffany tyler valentina vanessa veronica victor victoria vincent vladimir zachary
  arben agim altin ardit artan armend besnik bledi blerim dritan edona elira elona endrit ergys erion
  fatmir flamur genti gjergj ilir jetmir klea kristi lule luan mimoza petrit shpresa skender valon vjosa
  buster bailey maxwell rocky lucky buddy duke toby molly bella coco princess shelby jake sammy smokey
  sparky fluffy oreo simba scooter scruffy casper

  london paris berlin rome roma milano italia italy france germany england ireland scotland spain america
  american canada mexico brazil argentina australia india pakistan china japan russia turkey turkiye
  newyork california florida texas chicago boston dallas denver houston brooklyn hawaii jamaica africa
  europe istanbul ankara athens athina greece hellas moscow beograd zagreb
  tirana durres vlora vlore shkodra shkoder elbasan korca korce berat fier prishtina prishtine prizren
  peja gjakova ferizaj gjilan mitrovica tetova shkup ohrid albania albanian shqiperi shqiperia shqipe
  shqiponja shqip kosova kosove kosovo ilirida iliria dardania skenderbeu skenderbej zemra dashuri
  dashuria tedua dua jeta jete nena nene babi motra vella dielli hena ylli yll lirija liria pershendetje
  miresevini kalendar

  trustno number agent bond formula john player area blink boeing airbus jordan studio channel catch

  abracadabra opensesame sesame blahblah blabla hahaha lalala hihihi lol lmao yolo swag noob
  creative magic mystery wonder victory eternity infinity destiny genesis energy extreme ultimate
  supreme maximum maverick rebel outlaw bandit pirate ranger soldier marine army navy police captain major
  general doctor engineer manager director boss chief money dollar million rich casino poker
  bearing bearings industrial factory service services technic hydraulic
  `
    .trim()
    .split(/\s+/),
);

/** Keyboard walks and other common mixtures of letters and digits. */
export const commonWalks: readonly string[] = `
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 zaq12wsx zaq1xsw2 zaq1zaq1 1qaz1qaz 2wsx3edc 12qwaszx 12qw34er 123qwe 123qweasd 123qweasdzxc
  1234qwer 1234abcd 123abc abc123 a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d a1s2d3f4 1a2s3d4f aa12345678
  a12345678 qwe123qwe qwe123asd qwer4321 asdf4321 asd123asd qaz123wsx qaz2wsx q2w3e4r5 z1x2c3v4 1z2x3c4v
  p0o9i8u7 0okm9ijn 9ijn8uhb 3edc4rfv 4rfv5tgb 5tgb6yhn 1qw23er4 qw12er34 ncc1701 thx1138 r2d2c3po
`
  .trim()
  .split(/\s+/);
