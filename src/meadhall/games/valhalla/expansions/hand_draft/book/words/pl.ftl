# What the lesson says, step by step.

lesson-hand_draft-1 = Pierwszą rękę budujesz ze wspólnej rezerwy. Każdy ma pięć kart, a dwie leżą odkryte. W swojej kolejce dokładasz kartę albo kończysz. Odłóż Hindę: każda odłożona karta to jedna więcej do wyboru.
lesson-hand_draft-2 = Rywal też dołożył kartę. Skończ teraz: uzupełnisz rękę z rezerwy do pięciu.
lesson-hand_draft-3 = Wybierz jedną z czterech. Hinda wciąż tam jest: weź ją z powrotem.
lesson-hand_draft-end = Kto kończy wcześnie, bierze to, co leży; kto czeka, znajdzie więcej albo mniej. Reszta na koniec jest odrzucana. Teraz zaczyna się gra.
