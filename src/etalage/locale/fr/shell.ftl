# The page around a table, and what any page may say.
skip-to-content = Aller au contenu
close = Fermer
to-the-front = Retour à l’accueil
you = Vous
# $number: of the seat, from 1
seat-number = Place { $number }
loading = Un instant…
on = oui
off = non
your-turn = À vous de jouer

not-found-title = Rien par ici
not-found-text = Cette adresse ne mène nulle part. Elle a peut-être été coupée lors de la copie.
no-table-title = Cette table n’est plus là
no-table-text = Quelque temps après la dernière partie, on débarrasse les tables. Ou bien le lien a été coupé lors de la copie : redemandez-le.
unreachable-title = Le serveur ne répond pas
unreachable-text = Rien n’est perdu : la table vous y attend. Vérifiez votre connexion, puis réessayez.
try-again = Réessayer
upgrade-text = Il y a une version plus récente de cette page.
upgrade-reload = Recharger
connection-lost = Connexion perdue. Nouvel essai…

menu = Menu
tab-log = Journal
tab-rules = Règles
tab-memory = Aide-mémoire
tab-table = Table
beside = À côté de la table
can-do = Ce que vous pouvez faire
fold-away = Replier
theme-switch = Clair ou sombre
keys-title = Aide : règles et touches
keys-list = Cette liste
log-empty = Il ne s’est encore rien passé.
# A heading in the log. $deal, $deals
log-deal = Manche { $deal } sur { $deals }
log-look = Voir cette position
why = pourquoi ?
looking-back = Vous regardez un moment antérieur de la partie.
to-the-present = Revenir à la partie

house-rules = Règles maison
card-memory-on = Aide-mémoire : oui
card-memory-off = Aide-mémoire : non
fair-deal = Donne équitable
fair-commitment = Le serveur a fixé son secret avant que quiconque prenne place. En voici le sceau :
fair-cards-again = On rejoue les cartes d’une partie précédente, celle qui porte ce sceau :
fair-what = Qu’est-ce que c’est ?
known-cards = Cartes connues
known-cards-text = Ces cartes ont déjà été jouées. Quiconque a joué ou suivi cette partie, ou en a l’enregistrement, connaît toutes les mains.
known-cards-unlisted = C’est pourquoi la table n’est pas affichée à l’accueil, et le résultat ne se compare à aucun autre.
known-cards-seen = Compris
clock-none = Sans limite de temps
# $span: a time, such as "5 minutes"
clock-per-move = { $span } par coup
span-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
span-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
# $span: a time
time-left = encore { $span }

after-match = Après la partie
replay = Revoir la partie
same-deal = Même donne
rematch = Revanche
challenge = Envoyer cette donne à des amis
challenge-short = Défier
watching = Vous regardez la partie.
seat-gone = Votre place a été donnée à quelqu’un d’autre. Vous pouvez encore regarder.

say-something = Dire quelque chose
at-this-table = À cette table
# $bot: the name of a character
stand-in = { $bot } prend la relève
is-bot = bot
is-host = hôte
let-bot-stand-in = Faire jouer un bot
kept-waiting = { $name } se fait attendre.
seat-away = pas là
away-for = { $name } n’est plus là depuis { $span }.
away-note = pas là depuis { $span }
stand-in-later = Un bot pourra jouer à sa place dans { $span }.
stand-in-rule = Sans horloge, un bot peut jouer à la place de qui n’est plus là depuis deux minutes alors que la table attend, ou ne joue pas pendant un quart d’heure ; toute personne à la table peut le demander.
stand-in-rule-clock = Un bot prend la relève quand le temps est écoulé, et pas avant.
copy-link = Copier le lien
link-copied = Le lien est copié.
bot-plays-for-you = Un bot joue à votre place.
take-seat-back = Reprendre ma place
leave-to-bot = Partir : un bot continue
close-table = Fermer la table
close-table-sure = Fermer la table pour tout le monde ? La partie s’arrête sans résultat.
settings = Réglages

daily = La donne du jour
daily-invites = Chaque jour de nouvelles donnes, les mêmes pour tout le monde.
common-cards = Les mêmes cartes pour tout le monde
common-cards-text = D’autres jouent exactement ces cartes, chacun à sa table, contre les mêmes bots.
common-counts = Cette partie compte : pas de conseils avant la fin.
common-practice = Cette partie est un entraînement et ne compte pas.
common-compare = Comparer
